// SPDX-License-Identifier: MIT
// The lattice of limit/gaps/longer_ships.cpp once more, with the losses not in closed form but as differences of what is found by
// when, integrated by Gauss's rule: with P3 = 3 (s - t) and P2 = 2 (s - t) the most of a 3 and of the 2 found by s at full pace,
// w times
//   2 n P3^(n-1) P2 over t..gamma    a cut D, n 3s afloat
//   P3^n - Q^n                       the 2 is found: Q goes on at 3 a cut up to p, then at 1 until it is P3's last value
// w is the pace at which the plain hunter finishes, but 0 before 1/4, when all longer ships count as found.
#include "limit/verify/longer_gap_check.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace flotilla::limit::verify {

namespace {

constexpr double k_rounding = 1e-9;  // all sums are off by less

/// The chance that the plain hunter has found a ship when the share u of A and of B is fired, and its slope.
std::array<double, 2> found_by(int length, double u) {
  std::array<double, 2> sum{};
  for (int diagonal = 0; diagonal < 6; ++diagonal) {
    int cells = 0;
    for (int cell = diagonal; cell < diagonal + length; ++cell) cells += cell % 3 == 0 ? 1 : 0;
    if (cells == 0) continue;
    sum[0] += (1 - std::pow(1 - u, cells)) / 6;
    sum[1] += cells * std::pow(1 - u, cells - 1) / 6;
  }
  return sum;
}

double weight_at(const std::vector<int>& lengths, double s) {
  if (s < 0.25) return 0;
  if (s > 1.0 / 3) return 1;
  double product = 1;
  double slope = 0;
  for (const int length : lengths) {
    const auto [value, rise] = found_by(length, 3 * s);
    slope = slope * value + product * rise;
    product *= value;
  }
  return 3 * slope;
}

/// The integral of w times `curve` from begin to end, by Gauss's rule of 5 nodes on 2 halves of each smooth piece.
template <typename Curve>
double weighted(const std::vector<int>& lengths, double begin, double end, const Curve& curve) {
  constexpr std::array<double, 5> k_node = {-0.9061798459386640, -0.5384693101056831, 0,
                                            0.5384693101056831, 0.9061798459386640};
  constexpr std::array<double, 5> k_share = {0.2369268850561891, 0.4786286704993665,
                                             0.5688888888888889, 0.4786286704993665,
                                             0.2369268850561891};
  double sum = 0;
  double from = begin;
  for (const double stop : {0.25, 7.0 / 24, 1.0 / 3, 2.0 / 3}) {
    const double to = std::min(end, stop);
    if (to <= from) continue;
    for (std::size_t i = 0; i < k_node.size(); ++i) {
      const double s = (from + to + (to - from) * k_node.at(i)) / 2;
      // Smooth on the piece: its own side of the cuts.
      sum += (to - from) / 2 * k_share.at(i) * weight_at(lengths, s) * curve(s);
    }
    from = to;
  }
  return sum;
}

/// Cuts of the three kinds made so far, in steps of 1, 2, 2 over 12 K.
struct Cut {
  int a = 0;
  int b = 0;
  int d = 0;
};

class LongerGaps {
 public:
  LongerGaps(const std::vector<int>& lengths, int steps)
      : lengths_(lengths),
        k_(steps),
        unit_(1.0 / (12 * steps)),
        last_d_(3 * steps / 2),
        by_d_(static_cast<std::size_t>(last_d_) + 2) {
    for (int ab = 0; ab <= 3 * k_ + k_ + 3; ++ab)
      for (int d = 0; d <= last_d_ + 1; ++d) tabulate(ab, d);
    one_.assign(cell({3 * k_ + 1, k_ + 1, last_d_ + 1}) + 1, 0);
    both_ = one_;
  }

  [[nodiscard]] double loss() {
    fill(one_, 1);
    fill(both_, 2);
    return std::max(0.0, both_[0] - k_rounding);
  }

 private:
  [[nodiscard]] double gamma(int d) const { return (1 + 4 * unit_ * d) / 3; }
  [[nodiscard]] std::size_t cell(const Cut& cut) const {
    return (static_cast<std::size_t>(cut.a) * static_cast<std::size_t>(k_ + 2) +
            static_cast<std::size_t>(cut.b)) *
               by_d_ +
           static_cast<std::size_t>(cut.d);
  }
  [[nodiscard]] std::size_t entry(int row, int d) const {
    return static_cast<std::size_t>(row) * by_d_ + static_cast<std::size_t>(d);
  }

  /// For a step of D that ends at time (ab + 2 d) / 12 K at most and begins at d - 1; and where the 2 is found with at least ab
  /// cuts of A, between d - 1 (or d) and d + 1 of D.
  void tabulate(int ab, int d) {
    const double t = unit_ * (ab + 2 * d);
    const double end = gamma(d - 1);
    for (const int n : {1, 2})
      steps_of_d_.at(static_cast<std::size_t>(n) - 1)
          .push_back(weighted(lengths_, t, end, [&](double s) {
            return 2 * n * (n == 2 ? 3 * (s - t) : 1) * 2 * (s - t);
          }));
    near_.push_back(lost_without_2(ab, d, d + 1));
    wide_.push_back(lost_without_2(ab, std::max(0, d - 1), d + 1));
  }

  /// The integrals of P3 - Q, and of what (P3 - Q) (P3 + Q) has more than 6 times the budget left.
  [[nodiscard]] std::array<double, 2> lost_without_2(int a, int low, int high) const {
    const double p = 0.5 - unit_ * a + 2 * unit_ * high;
    const double last = 3 * (gamma(low) - p);  // P3 - Q is 0 from p + last on
    std::array<double, 2> lost{};
    if (last <= 0) return lost;
    const auto p3 = [&](double s) { return std::min(3 * (s - p), last); };
    const std::array<double, 3> stops{p, p + last / 3, p + last};
    for (std::size_t i = 0; i < 2; ++i) {
      lost[0] += weighted(lengths_, stops.at(i), stops.at(i + 1),
                          [&](double s) { return p3(s) - (s - p); });
      lost[1] += weighted(lengths_, stops.at(i), stops.at(i + 1),
                          [&](double s) { return (p3(s) - (s - p)) * (p3(s) + (s - p)); });
    }
    return lost;
  }

  [[nodiscard]] bool holds(const Cut& cut) const {
    return cut.a + cut.b <= 3 * k_ && 12 * k_ >= 3 * cut.a + 6 * cut.b + 2 * cut.d &&
           3 * k_ >= 3 * cut.b + 2 * cut.d;
  }

  void fill(std::vector<double>& values, int threes) const {
    for (int a = 3 * k_; a >= 0; --a)
      for (int b = std::min(k_, 3 * k_ - a); b >= 0; --b)
        for (int d = last_d_; d >= 0; --d) {
          if (!holds({a, b, d})) continue;
          const bool is_whole =
              12 * k_ >= 3 * a + 6 * b + 2 * d + 11 && 3 * k_ >= 3 * b + 2 * d + 5;
          double least = 1;
          for (int kind = 0; kind < 3; ++kind) {
            const Cut end{a + (kind == 0 ? 1 : 0), b + (kind == 1 ? 1 : 0),
                          d + (kind == 2 ? 1 : 0)};
            if (kind < 2 && end.a + end.b > 3 * k_) continue;
            const double here = is_whole ? rate({a, b, d}, kind, threes) : 0;
            least = std::min(
                least, (holds(end) ? values[cell(end)] : 0) + (kind == 0 ? 1 : 2) * unit_ * here);
          }
          values[cell({a, b, d})] = least;
        }
  }

  [[nodiscard]] double rate(const Cut& at, int kind, int threes) const {
    const int least_a = kind == 0 ? at.a : std::max(0, at.a - 1);
    const auto& lost = (kind == 2 ? near_ : wide_)[entry(least_a, at.d)];
    double sum = 2 * lost[0];
    if (threes == 2) {
      const double budget = std::max(0.0, 0.5 - 2 * unit_ * (at.a + at.b + 2));
      sum = 2 * (6 * budget * lost[0] + lost[1]) + (kind == 2 ? 2 : 6) * least_one(at, kind);
    }
    if (kind == 1) {
      const double p3 = std::max(0.0, 1 - unit_ * (3 * at.a + 6 * at.b + 2 * at.d + 11));
      sum += 4 * unit_ * at.b * std::pow(p3, threes);
    }
    if (kind == 2)
      sum += steps_of_d_.at(static_cast<std::size_t>(threes) -
                            1)[entry(at.a + 2 * at.b + 3, at.d + 1)];
    return sum;
  }

  [[nodiscard]] double least_one(const Cut& at, int kind) const {
    double least = 1;
    for (int corner = 0; corner < 27; ++corner) {
      const Cut near{at.a + corner % 3 - 1, at.b + corner / 3 % 3 - 1, at.d + corner / 9 - 1};
      const bool is_beside = (kind != 0 || near.a >= at.a) && (kind != 1 || near.b >= at.b) &&
                             (kind != 2 || near.d >= at.d) && near.a >= 0 && near.b >= 0 &&
                             near.d >= 0 && near.a + near.b <= 3 * k_;
      if (is_beside) least = std::min(least, one_[cell(near)]);
    }
    return least;
  }

  const std::vector<int>& lengths_;
  int k_;
  double unit_;
  int last_d_;
  std::size_t by_d_;
  std::array<std::vector<double>, 2> steps_of_d_;
  std::vector<std::array<double, 2>> near_, wide_;
  std::vector<double> one_, both_;
};

}  // namespace

double longer_gap_loss(const std::vector<int>& lengths, int steps) {
  return LongerGaps(lengths, steps).loss();
}

}  // namespace flotilla::limit::verify
