// SPDX-License-Identifier: MIT
// The lattice of limit/gaps/ceiling.cpp once more. Losses are differences of what is found by when: with P3 and P2 the most of
// a 3 and of the 2 found by s at full pace, integrals of G' times
//   2 n P3^(n-1) P2 over t..gamma    a cut D, n 3s afloat        P3^n over alpha..beta    a cut B
//   P3^n - Q^n                       the 2 is found: Q = 3 a cut while the budget lasts, then 1
//   P2 - P2 with the spread of r1    the 3s are found
#include "limit/verify/gap_check.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace flotilla::limit::verify {

namespace {

/// Sums and products of a rate or a step below are off by less than 10^-14; each is lowered by this.
constexpr double k_margin = 1e-11;

struct Cuts {
  double a = 0;
  double b = 0;
  double d = 0;
};

/// How fast the plain hunter finishes: G'.
double finish_rate(double s) {
  if (s >= 2.0 / 3) return 0;
  return s < 1.0 / 3 ? 54 * s * s : 1;
}

/// What can still be found by when.
class Curves {
 public:
  explicit Curves(const Cuts& cuts)
      : now_(cuts.a + cuts.b + cuts.d),
        alpha_(0.5 - cuts.b),
        beta_(0.5 + cuts.b),
        gamma_((1 + 2 * cuts.d) / 3),
        budget_end_(now_ + std::max(0.0, 0.5 - 2 * cuts.a - cuts.b)),
        spread_(std::max(0.0, 2 * cuts.a - 0.5)) {}

  [[nodiscard]] double cut_d(int threes) const {
    return integral(now_, gamma_, [&](double s) {
      return 2 * threes * (threes == 2 ? of_3(s) : 1) * of_2(s, alpha_, beta_);
    });
  }
  [[nodiscard]] double cut_b(int threes) const {
    return integral(alpha_, beta_, [&](double s) { return std::pow(of_3(s), threes); });
  }
  [[nodiscard]] double without_2(int threes) const {
    return integral(now_, 2.0 / 3, [&](double s) {
      return std::pow(of_3(s), threes) - std::pow(of_3_in_budget(s), threes);
    });
  }
  [[nodiscard]] double without_3s() const {
    return integral(now_, 2.0 / 3, [&](double s) {
      return of_2(s, 0.5, 0.5) - of_2(s, 0.5 - spread_, 0.5 + spread_);
    });
  }

 private:
  [[nodiscard]] double of_3(double s) const { return 3 * (std::min(s, gamma_) - now_); }
  [[nodiscard]] double of_2(double s, double alpha, double beta) const {
    return std::min(s, alpha) + std::min(s, beta) - 2 * now_;
  }
  [[nodiscard]] double of_3_in_budget(double s) const {
    const double fast = std::min(s, budget_end_) - now_;
    return std::min(3 * fast + std::max(0.0, s - budget_end_), 3 * (gamma_ - now_));
  }
  /// Exact but for rounding: the pieces are polynomials of degree 5 or less, for three-point Gauss.
  template <typename F>
  [[nodiscard]] double integral(double begin, double end, F&& f) const {
    const double slow_end = budget_end_ + 3 * (gamma_ - budget_end_);
    std::array<double, 10> breaks = {1.0 / 3,     2.0 / 3,  alpha_,        beta_,         gamma_,
                                     budget_end_, slow_end, 0.5 - spread_, 0.5 + spread_, end};
    std::sort(breaks.begin(), breaks.end());
    double sum = 0;
    double low = begin;
    for (const double high : breaks) {
      if (high <= low || high > end) continue;
      const double middle = (low + high) / 2;
      const double half = (high - low) / 2;
      const double apart = half * std::sqrt(0.6);
      for (const auto& [s, weight] :
           {std::pair{middle - apart, 5.0 / 9}, {middle, 8.0 / 9}, {middle + apart, 5.0 / 9}})
        sum += half * weight * finish_rate(s) * f(s);
      low = high;
    }
    return sum;
  }

  double now_;
  double alpha_;
  double beta_;
  double gamma_;
  double budget_end_;
  double spread_;
};

/// What is known at a node of the lattice; [0]: with one 3 afloat, [1]: with both.
struct Corner {
  std::array<double, 2> cut_d{};
  std::array<double, 2> cut_b{};
  std::array<double, 2> without_2{};
  double without_3s = 0;
  std::array<double, 2> loss{};
};

class Lattice {
 public:
  Lattice(bool carries_even_gaps, int steps, int threads)
      : carries_(carries_even_gaps),
        steps_(steps),
        threads_(threads),
        rows_((carries_ ? 3 : 4) * steps + 3),
        columns_(carries_ ? steps + 3 : 2),
        lower_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)),
        upper_(lower_.size()) {}

  [[nodiscard]] double loss() {
    for (int d = 3 * steps_ / 2 + 1; d >= 0; --d) {
      fill(d);
      for (int a = rows_ - 2; a >= 0; --a)
        for (int b = columns_ - 2; b >= 0; --b)
          if (is_inside(a, b, d)) lower_[at(a, b)].loss = losses_at(a, b, d);
      std::swap(lower_, upper_);
    }
    return upper_[0].loss[1];
  }

 private:
  [[nodiscard]] std::size_t at(int a, int b) const {
    return static_cast<std::size_t>(a) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(b);
  }
  [[nodiscard]] Cuts cuts_at(int a, int b, int d) const {
    const double step = 1.0 / (12.0 * steps_);
    return {a * step, 2 * b * step, 2 * d * step};
  }
  /// t <= gamma <= alpha, in whole steps.
  [[nodiscard]] bool formulas_hold(int a, int b, int d) const {
    const int gamma = 12 * steps_ + 4 * d;  // times 36 K
    return 3 * (a + 2 * b + 2 * d) <= gamma && gamma <= 18 * steps_ - 6 * b;
  }
  [[nodiscard]] bool is_inside(int a, int b, int d) const {
    return formulas_hold(a, b, d) && (!carries_ || a + b <= 3 * steps_);
  }

  void fill(int d) {
#pragma omp parallel for schedule(dynamic, 8) num_threads(threads_)
    for (int a = 0; a < rows_; ++a)
      for (int b = 0; b < columns_; ++b) {
        Corner& corner = lower_[at(a, b)];
        corner = {};
        if (!formulas_hold(a, b, d)) continue;
        const Curves curves(cuts_at(a, b, d));
        for (const int threes : {1, 2}) {
          const auto state = static_cast<std::size_t>(threes - 1);
          corner.cut_d[state] = curves.cut_d(threes);
          if (carries_) {
            corner.cut_b[state] = curves.cut_b(threes);
            corner.without_2[state] = curves.without_2(threes);
          }
        }
        if (!carries_) corner.without_3s = curves.without_3s();
      }
  }

  /// Upper bounds of how far the interpolated rates may be above the true ones, per kind of cut.
  [[nodiscard]] std::array<double, 3> errors(int threes, int a, int d) const {
    const double unit = 1 / (288.0 * steps_ * steps_);
    // Whether what follows other finds may differ from 0 in a cell beside the edge.
    const bool bends = carries_ ? 2 * d - 2 < 3 * (a + 1) - 6 * steps_ : a + 1 > 3 * steps_;
    const double more = bends ? (threes == 1 ? 30 : 79) : 0;
    if (threes == 1) return {(3 + more) * unit, (9 + more) * unit, (54 + more) * unit};
    return {(31 + more) * unit, (52 + more) * unit, (97 + more) * unit};
  }

  [[nodiscard]] std::array<double, 2> losses_at(int a, int b, int d) const {
    const bool on_edge = carries_ && a + b == 3 * steps_;
    const bool half_cell = carries_ && a + b == 3 * steps_ - 1;
    const bool live = formulas_hold(a + 1, b + (carries_ ? 1 : 0), d + 1);
    const double step = 1.0 / (12.0 * steps_);
    const Corner& here = lower_[at(a, b)];
    const Corner& up_d = upper_[at(a, b)];
    const Corner& up_a = lower_[at(a + 1, b)];
    const Corner& up_b = lower_[at(a, b + 1)];
    std::array<double, 2> loss{};
    for (const int threes : {1, 2}) {
      const auto n = static_cast<std::size_t>(threes - 1);
      const auto error = errors(threes, a, d);
      const auto later = [&](const Corner& corner, int hits) {  // `hits` 3s at a cut
        double rate = carries_ ? 2 * corner.without_2[n] : 0;
        if (threes == 1 && !carries_) rate = hits * corner.without_3s;
        if (threes == 2) rate += 2 * hits * (&corner == &here ? loss[0] : corner.loss[0]);
        return rate;
      };
      // D
      double rate = 0;
      if (live) {
        const double mean = (here.cut_d[n] + up_d.cut_d[n]) / 2;
        rate = std::min(here.cut_d[n], mean) + std::min(later(here, 1), later(up_d, 1));
      }
      double least = up_d.loss[n] + 2 * step * (rate - error[2] - k_margin);
      if (!on_edge) {
        // A
        rate = 0;
        if (live) {
          rate = std::min(later(here, 3), later(up_a, 3));
          if (half_cell) rate = std::min(rate, later(up_b, 3));
        }
        least = std::min(least, up_a.loss[n] + step * (rate - error[0] - k_margin));
        // B
        if (carries_) {
          rate = 0;
          if (live) {
            double cut = std::min(here.cut_b[n], up_b.cut_b[n]);
            rate = std::min(later(here, 3), later(up_b, 3));
            if (half_cell) {
              cut = std::min(cut, up_a.cut_b[n]);
              rate = std::min(rate, later(up_a, 3));
            }
            rate += cut;
          }
          least = std::min(least, up_b.loss[n] + 2 * step * (rate - error[1] - k_margin));
        }
      }
      loss[n] = least;
    }
    return loss;
  }

  bool carries_;
  int steps_;
  [[maybe_unused]] int threads_;
  int rows_;
  int columns_;
  std::vector<Corner> lower_;  // [a][b], one step of D below `upper_`
  std::vector<Corner> upper_;
};

}  // namespace

double gap_loss(bool carries_even_gaps, int steps, int threads) {
  return Lattice(carries_even_gaps, steps, threads).loss();
}

}  // namespace flotilla::limit::verify
