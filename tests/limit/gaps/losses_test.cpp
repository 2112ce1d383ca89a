// SPDX-License-Identifier: MIT
#include "limit/gaps/losses.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <random>

#include "slow_build.hpp"

namespace flotilla::limit::gaps {
namespace {

double share(Ticks ticks) { return std::ldexp(static_cast<double>(ticks), -k_tick_bits); }

/// G': how fast the plain hunter finishes.
double finish_rate(double s) { return s >= 2.0 / 3 ? 0 : s < 1.0 / 3 ? 54 * s * s : 1; }

/// By midpoints, split where G' jumps.
double integral(double begin, double end, const std::function<double(double)>& f) {
  for (const double jump : {1.0 / 3, 2.0 / 3})
    if (begin < jump - 1e-12 && end > jump + 1e-12)
      return integral(begin, jump, f) + integral(jump, end, f);
  constexpr int k_pieces = 2000;
  const double width = (end - begin) / k_pieces;
  double sum = 0;
  for (int i = 0; i < k_pieces; ++i) {
    const double s = begin + (i + 0.5) * width;
    sum += width * finish_rate(s) * f(s);
  }
  return sum;
}

/// Each loss against what it stands for: integrals of what is found by when.
TEST(Losses, AreDifferencesOfWhatIsFound) {
  constexpr int k_steps = 20;
  const Losses losses(Relaxation::r2, k_steps);
  std::mt19937 random(1);
  int checked = 0;
  while (checked < trials(200)) {
    const Node node{static_cast<int>(random() % (3 * k_steps + 1)),
                    static_cast<int>(random() % (k_steps + 1)),
                    static_cast<int>(random() % (3 * k_steps / 2 + 1))};
    if (!losses.holds(node) || node.a + node.b > losses.most_ab()) continue;
    ++checked;
    const double a = node.a / (12.0 * k_steps);
    const double b = node.b / (6.0 * k_steps);
    const double d = node.d / (6.0 * k_steps);
    const double now = a + b + d;
    const double gamma = (1 + 2 * d) / 3;
    const double fast_end = now + 0.5 - 2 * a - b;
    const auto of_3 = [&](double s) { return 3 * (std::min(s, gamma) - now); };
    const auto of_2 = [&](double s) {
      return std::min(s, 0.5 - b) + std::min(s, 0.5 + b) - 2 * now;
    };
    const auto in_budget = [&](double s) {
      return std::min(3 * (std::min(s, fast_end) - now) + std::max(0.0, s - fast_end),
                      3 * (gamma - now));
    };
    const double near = 2e-6;
    EXPECT_NEAR(share(losses.cut_d(1, node)),
                integral(now, gamma, [&](double s) { return 2 * of_2(s); }), near);
    EXPECT_NEAR(share(losses.cut_d(2, node)),
                integral(now, gamma, [&](double s) { return 4 * of_3(s) * of_2(s); }), near);
    EXPECT_NEAR(share(losses.cut_b(1, node)),
                integral(0.5 - b, 0.5 + b, [&](double s) { return of_3(s); }), near);
    EXPECT_NEAR(share(losses.cut_b(2, node)),
                integral(0.5 - b, 0.5 + b, [&](double s) { return of_3(s) * of_3(s); }), near);
    EXPECT_NEAR(share(losses.one_three(node)),
                integral(now, 0.7, [&](double s) { return of_3(s) - in_budget(s); }), near);
    EXPECT_NEAR(share(losses.two_threes(node)),
                integral(now, 0.7,
                         [&](double s) { return of_3(s) * of_3(s) - in_budget(s) * in_budget(s); }),
                near);
  }
  const Losses r1(Relaxation::r1, k_steps);
  EXPECT_NEAR(share(r1.last_sweep({70, 0, 0})), std::pow(2 * 70 / 240.0 - 0.5, 2), 1e-12);
  EXPECT_EQ(r1.last_sweep({60, 0, 0}), 0);
}

/// What interpolation between nodes is allowed to exceed losses by, in units of (step of B)^2 / 8: the proof's bounds, on
/// lattices whose nodes lie 8 times as dense.
class Interpolation {
 public:
  static constexpr int k_finer = 8;
  explicit Interpolation(int steps)
      : coarse_(Relaxation::r2, steps), fine_(Relaxation::r2, k_finer * steps) {}

  using Loss = std::function<Ticks(const Losses&, const Node&)>;
  /// The largest excess over random points in cells; `half`: of the cells beside 2 A + B = 1/2.
  double largest_excess(const Loss& loss, bool half, int points) {
    double largest = -1;
    while (points > 0) {
      const int steps = coarse_.steps();
      Node low{pick(3 * steps), pick(steps), pick(3 * steps / 2)};
      if (half) low.a = 3 * steps - 1 - low.b;
      if (!coarse_.is_live(low) || low.a + low.b > 3 * steps - (half ? 1 : 2)) continue;
      const std::array<int, 3> in = {pick(k_finer), pick(k_finer), pick(k_finer)};
      if (half && in[0] + in[1] > k_finer) continue;
      --points;
      const Node place{low.a * k_finer + in[0], low.b * k_finer + in[1], low.d * k_finer + in[2]};
      const double excess = interpolated(loss, low, in, half) - share(loss(fine_, place));
      largest = std::max(largest, excess * 288 * steps * steps);
    }
    return largest;
  }

 private:
  int pick(int most) { return static_cast<int>(random_() % (static_cast<unsigned>(most) + 1)); }
  [[nodiscard]] double interpolated(const Loss& loss, const Node& low, const std::array<int, 3>& in,
                                    bool half) const {
    const double x = static_cast<double>(in[0]) / k_finer;
    const double y = static_cast<double>(in[1]) / k_finer;
    const double z = static_cast<double>(in[2]) / k_finer;
    const auto at = [&](int a, int b) {
      return (1 - z) * share(loss(coarse_, {low.a + a, low.b + b, low.d})) +
             z * share(loss(coarse_, {low.a + a, low.b + b, low.d + 1}));
    };
    if (half) return (1 - x - y) * at(0, 0) + x * at(1, 0) + y * at(0, 1);
    return (1 - x) * ((1 - y) * at(0, 0) + y * at(0, 1)) + x * ((1 - y) * at(1, 0) + y * at(1, 1));
  }
  Losses coarse_;
  Losses fine_;
  std::mt19937 random_{2};
};

TEST(Losses, InterpolationExceedsThemByLessThanTheProofAllows) {
  Interpolation lattice(k_slow_build ? 6 : 12);
  struct Bound {
    const char* name;
    Interpolation::Loss loss;
    double most;
    double most_half;
    double attained;  // so that the bounds are not idle
  };
  const std::array bounds = std::to_array<Bound>({
      {"cut D, one 3", [](const Losses& l, const Node& n) { return l.cut_d(1, n); }, 54, 54, 15},
      {"cut D, both", [](const Losses& l, const Node& n) { return l.cut_d(2, n); }, 90, 90, 20},
      {"cut B, one 3", [](const Losses& l, const Node& n) { return l.cut_b(1, n); }, 0.001, 6, -1},
      {"cut B, both", [](const Losses& l, const Node& n) { return l.cut_b(2, n); }, 8.2, 20.2, 0.5},
      {"one 3", [](const Losses& l, const Node& n) { return 2 * l.one_three(n); }, 29.4, 29.4, 5},
      {"two 3s", [](const Losses& l, const Node& n) { return 2 * l.two_threes(n); }, 54.5, 78.5, 2},
  });
  for (const Bound& bound : bounds) {
    const double excess = lattice.largest_excess(bound.loss, false, trials(20000));
    EXPECT_LE(excess, bound.most) << bound.name;
    EXPECT_GE(excess, bound.attained) << bound.name;
    EXPECT_LE(lattice.largest_excess(bound.loss, true, trials(20000)), bound.most_half)
        << bound.name;
  }
}

/// How fast cut_d falls along D, and how that grows across: the proof's bounds 10/3, 8/3 and 32/3.
TEST(Losses, SlopesOfCutDAreBounded) {
  constexpr int k_steps = 40;
  const Losses losses(Relaxation::r2, k_steps);
  const double step = 1.0 / (6 * k_steps);
  const auto slope = [&](int threes, const Node& node) {
    const Ticks fall =
        losses.cut_d(threes, node) - losses.cut_d(threes, {node.a, node.b, node.d + 1});
    return std::max(0.0, share(fall) / step);
  };
  double steepest = 0;
  for (int a = 0; a < 3 * k_steps; ++a)
    for (int d = 0; d < 3 * k_steps / 2; ++d) {
      const Node node{a, 0, d};
      if (!losses.is_live(node)) continue;
      steepest = std::max(steepest, slope(1, node));
      EXPECT_LE(slope(1, {a + 1, 0, d}) - slope(1, node), 8.0 / 3 * step / 2 + 1e-9);
      EXPECT_LE(slope(2, {a + 1, 0, d}) - slope(2, node), 32.0 / 3 * step / 2 + 1e-9);
    }
  EXPECT_LE(steepest, 10.0 / 3);
  EXPECT_GE(steepest, 0.5);
}

}  // namespace
}  // namespace flotilla::limit::gaps
