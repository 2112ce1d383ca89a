// SPDX-License-Identifier: MIT
// Ceilings for {3,3,2} with longer ships. Source of the relaxation r2: the large-board-limit study; see ceiling.cpp for cuts, losses
// and notation.
//
// Longer ships. By share t of the board at most k t of the places of a ship of length k have been hit, whatever is fired, so the
// time at which it is found can be coupled to one before it that is uniform on 0..1/k and independent of the other ships: who is
// told that time by a draw of their own can play out when the ship would be found as they fire. So every strategy wins no more than
// one for {3,3,2} alone whose T is the latest of the three ships and of times m, all before 1/4, that it may even know at the start:
// the mean over m of the integral over s > m of G'(s) P(found by s). Against the flux bound of the whole fleet it loses, for each m,
// the integral over s > m of G'(s) (flux - P), at least that over s > 1/4, as P never passes the flux bound. That is the loss of
// ceiling.cpp with w(s) = G'(s) for s > 1/4, else 0, in place of G'; and w = 1 above 1/3 as there. So the ceiling is the flux bound
// of the fleet less the least of these losses over all paths (A, B, D).
//
// Lattice. As in ceiling.cpp, L(P) = min over moves i of L(P + h_i) + h_i c_i, but with c_i no more than the rate of loss anywhere in
// the cells beside the edge: then Phi, the interpolation of L, has -d Phi / d i <= the rates, and Phi <= the loss. Rates fall with t
// and with p = 1/2 - A + D, and rise with gamma = (1 + 2 D) / 3 and, for cut_b, with B, so the corners of the cells bound them:
//   cut_d     n = 1: 4 I_1(t, gamma), n = 2: 24 I_2(t, gamma);  I_n(a, b) = integral of (s - a)^n w(s) over a..b
//   cut_b     2 B u^n,  u = 3 (gamma - t)
//   one 3     2 I_1(p, gamma) + 2 delta^2,  delta = gamma - p
//   two 3s    6 (1/2 - 2 A - B) (one 3) + 8 I_2(p, gamma) + (28/3) delta^3
// Beside cells that are not live c_i is 0. All in doubles; sums of 10^4 terms below 100 are off by less than k_margin.
#include "limit/gaps/longer_ships.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "fleet/fleet.hpp"
#include "limit/ceiling.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/rational.hpp"

namespace flotilla::limit::gaps {

namespace {

constexpr double k_margin = 1e-9;
constexpr double k_third = 1.0 / 3;
constexpr double k_cutoff = 0.25;

/// Integrals I_n.
class WeightMoments {
 public:
  explicit WeightMoments(const Fleet& fleet) {
    const PiecewisePolynomial rate = plain_survival_of(fleet).derivative();
    for (const Rational& coefficient : rate.pieces()[rate.piece_at(Rational(1, 4))])
      early_.push_back(-flotilla::to_double(coefficient));
  }

  [[nodiscard]] double of(int power, double start, double end) const {
    if (end <= start) return 0;
    double sum = 0;
    const double late = std::max(start, k_third);
    if (end > late)
      sum += (std::pow(end - start, power + 1) - std::pow(late - start, power + 1)) / (power + 1);
    const double low = std::max(start, k_cutoff);
    const double high = std::min(end, k_third);
    if (high <= low) return sum;
    const auto moment = [&](int k) { return antiderivative(k, high) - antiderivative(k, low); };
    if (power == 1) return sum + moment(1) - start * moment(0);
    return sum + moment(2) - 2 * start * moment(1) + start * start * moment(0);
  }

 private:
  /// Of s^k times the early piece.
  [[nodiscard]] double antiderivative(int k, double s) const {
    double value = 0;
    for (std::size_t i = early_.size(); i-- > 0;)
      value = value * s + early_[i] / (narrow<int>(i) + k + 1);
    return value * std::pow(s, k + 1);
  }

  std::vector<double> early_;
};

enum Kind3 : std::uint8_t { fire_a, fire_b, fire_d };

/// What is lost from the cells beside an edge on.
struct Later {
  double one_three = 0;
  double two_threes = 0;  // but for the part with B
};

class LongerSweep {
 public:
  LongerSweep(const Fleet& fleet, int steps)
      : steps_(steps), step_(1.0 / (12 * steps)), most_d_(3 * steps / 2) {
    const WeightMoments moments(fleet);
    const int rows = 4 * steps_ + 6;
    for (auto& table : cut_d_) table.assign(at(rows) * width(), 0);
    for (auto& table : later_) table.assign(at(rows) * width(), {});
    for (int row = 0; row < rows; ++row)
      for (int d = 0; d <= most_d_; ++d) {
        const double time = step_ * (row + 2 * d);
        cut_d_[0][at(row) * width() + at(d)] = 4 * moments.of(1, time, gamma(d - 1));
        cut_d_[1][at(row) * width() + at(d)] = 24 * moments.of(2, time, gamma(d - 1));
        for (std::size_t wide = 0; wide < 2; ++wide)
          later_.at(wide)[at(row) * width() + at(d)] =
              later_from(moments, row, wide == 0 ? d : std::max(0, d - 1), d + 1);
      }
    losses_.assign(at(3 * steps_ + 2) * at(steps_ + 2) * width(), {});
  }

  /// The loss from the start, from below.
  [[nodiscard]] double run([[maybe_unused]] int threads) {
    for (const std::size_t threes : {1U, 2U})
      for (int level = 3 * steps_ + most_d_; level >= 0; --level)
#pragma omp parallel for schedule(static) num_threads(threads)
        for (int b = 0; b <= steps_; ++b)
          for (int d = 0; d <= std::min(level - b, most_d_); ++d)
            if (const Node node{level - b - d, b, d}; holds(node))
              losses_[index(node)].at(threes - 1) = loss_at(threes, node);
    return losses_[0][1];
  }

 private:
  [[nodiscard]] std::size_t width() const { return at(most_d_ + 3); }
  [[nodiscard]] double gamma(int d) const { return (1 + 4 * step_ * d) / 3; }
  [[nodiscard]] std::size_t index(const Node& node) const {
    return (at(node.a) * at(steps_ + 2) + at(node.b)) * width() + at(node.d);
  }
  [[nodiscard]] bool holds(const Node& node) const {
    return node.a + node.b <= 3 * steps_ &&
           12 * steps_ - 3 * (node.a + 2 * node.b) - 2 * node.d >= 0 &&
           3 * node.b + 2 * node.d <= 3 * steps_;
  }
  [[nodiscard]] bool is_live(const Node& node) const {
    return 12 * steps_ - 3 * (node.a + 1 + 2 * (node.b + 1)) - 2 * (node.d + 1) >= 0 &&
           3 * (node.b + 1) + 2 * (node.d + 1) <= 3 * steps_;
  }

  [[nodiscard]] Later later_from(const WeightMoments& moments, int a, int d_low, int d_high) const {
    const double p = 0.5 - step_ * a + 2 * step_ * d_high;
    const double delta = gamma(d_low) - p;
    if (delta <= 0) return {};
    return {2 * moments.of(1, p, gamma(d_low)) + 2 * delta * delta,
            8 * moments.of(2, p, gamma(d_low)) + 28.0 / 3 * delta * delta * delta};
  }

  [[nodiscard]] double loss_at(std::size_t threes, const Node& node) const {
    double least = 1;
    for (const Kind3 kind : {fire_a, fire_b, fire_d}) {
      Node end = node;
      (kind == fire_a ? end.a : kind == fire_b ? end.b : end.d) += 1;
      if (kind != fire_d && end.a + end.b > 3 * steps_) continue;
      const double length = kind == fire_a ? step_ : 2 * step_;
      const double rate = is_live(node) ? rate_of(threes, node, kind) : 0;
      const double then = holds(end) ? losses_[index(end)].at(threes - 1) : 0;
      least = std::min(least, then + length * rate);
    }
    return least;
  }

  /// In the cells beside the edge from `node`.
  [[nodiscard]] double rate_of(std::size_t threes, const Node& node, Kind3 kind) const {
    const int a = kind == fire_a ? node.a : std::max(0, node.a - 1);
    const Later& later = later_.at(kind == fire_d ? 0 : 1)[at(a) * width() + at(node.d)];
    double rate = 2 * later.one_three;
    if (threes == 2) {
      const double budget =
          std::max(0.0, 0.5 - 2 * step_ * (node.a + 1) - 2 * step_ * (node.b + 1));
      rate = 2 * (6 * budget * later.one_three + later.two_threes) +
             (kind == fire_d ? 2 : 6) * least_with_one(node, kind);
    }
    if (kind == fire_b) {
      const double u =
          std::max(0.0, 1 - step_ * (3 * (node.a + 1) + 6 * (node.b + 1) + 2 * (node.d + 1)));
      rate += 4 * step_ * node.b * (threes == 2 ? u * u : u);
    }
    if (kind ==
        fire_d)  // t of the far corner, gamma of the near one: the row is shifted by 3, d by 1
      rate += cut_d_.at(threes - 1)[at(node.a + 2 * node.b + 3) * width() + at(node.d + 1)];
    return rate;
  }

  /// L with one 3 afloat, at the corners of the cells beside the edge.
  [[nodiscard]] double least_with_one(const Node& node, Kind3 kind) const {
    double least = 1;
    for (int a = kind == fire_a ? node.a : std::max(0, node.a - 1); a <= node.a + 1; ++a)
      for (int b = kind == fire_b ? node.b : std::max(0, node.b - 1); b <= node.b + 1; ++b) {
        if (a + b > 3 * steps_) continue;
        for (int d = kind == fire_d ? node.d : std::max(0, node.d - 1); d <= node.d + 1; ++d)
          least = std::min(least, losses_[index({a, b, d})][0]);
      }
    return least;
  }

  int steps_;
  double step_;  // of A; those of B and D are twice as long
  int most_d_;
  std::array<std::vector<double>, 2>
      cut_d_;  // by 3s less 1: [a + 2 b][d], gamma one step of D before t
  std::array<std::vector<Later>, 2> later_;  // cells on one side of d, on both: [least a][d]
  std::vector<std::array<double, 2>> losses_;
};

}  // namespace

bool has_longer_ships(const Fleet& fleet) {
  return fleet.of_length(1) == 0 && fleet.of_length(2) == 1 && fleet.of_length(3) == 2 &&
         fleet.ships() > 3;
}

Ceiling longer_ships_ceiling(const Fleet& fleet, int steps, int threads) {
  if (!has_longer_ships(fleet))
    throw InputError("fleet " + flotilla::to_string(fleet) +
                     ": allowed two 3s, one 2 and at least one longer ship");
  if (steps < 1 || steps > k_most_longer)
    throw InputError(fmt::format("steps = {}, allowed 1..{}", steps, k_most_longer));
  const double loss = std::max(0.0, LongerSweep(fleet, steps).run(threads) - k_margin);
  const Rational ceiling = flux_ceiling(fleet) - Rational(loss);
  return {Relaxation::r2, steps, ceiling, ceiling};
}

}  // namespace flotilla::limit::gaps
