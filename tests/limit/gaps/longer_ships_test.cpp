// SPDX-License-Identifier: MIT
#include "limit/gaps/longer_ships.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "expect_message.hpp"
#include "fleet/fleet.hpp"
#include "gap_game.hpp"
#include "limit/ceiling.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "slow_build.hpp"

namespace flotilla::limit::gaps {
namespace {

const Fleet k_classic{{5, 1}, {4, 1}, {3, 2}, {2, 1}};

/// The game of cuts for {3,3,2} against who finishes at the pace of the classic fleet's plain plan, but not before 1/4. Before that
/// only constants matter.
class LateGapGame : public GapGame {
 public:
  explicit LateGapGame(int steps) : GapGame(true, false, steps) {}

  /// What the flux bound of {3,3,2} wins there, by Simpson's rule.
  [[nodiscard]] static double flux() {
    const auto value = [](double s) {
      return rate(s) * std::pow(std::min(1.0, 3 * s), 2) * std::min(1.0, 2 * s);
    };
    double sum = 0;
    constexpr int k_pieces = 2000;
    double from = 0.25;
    for (const double to : {1.0 / 3, 0.5, 2.0 / 3}) {
      const double step = (to - from) / k_pieces;
      for (int i = 0; i < k_pieces; ++i) {
        const double s = from + (i + 0.5) * step;
        sum += step * (value(s - step / 2.001) + 4 * value(s) + value(s + step / 2.001)) / 6;
      }
      from = to;
    }
    return sum;
  }

 private:
  /// (2/3) u^3 F4 F5 = (2/27) (20 u^5 - 13 u^6 + 2 u^7), u = 3 s.
  [[nodiscard]] static double found(double s) {
    const double u = 3 * s;
    return 2.0 / 27 * std::pow(u, 5) * (20 - 13 * u + 2 * u * u);
  }
  [[nodiscard]] static double rate(double s) {
    if (s < 0.25 || s > 2.0 / 3) return 0;
    const double u = 3 * s;
    return s < 1.0 / 3 ? 2.0 / 9 * std::pow(u, 4) * (100 - 78 * u + 14 * u * u) : 1;
  }
  [[nodiscard]] double later(double t) const override {
    if (t >= 2.0 / 3) return 0;
    if (t >= 1.0 / 3) return 2.0 / 3 - t;
    return 1 - found(std::max(t, 0.25));
  }
  [[nodiscard]] double sum_later(double t) const override {
    const auto early = [](double s) {  // of found
      const double u = 3 * s;
      return 2.0 / 81 * std::pow(u, 6) * (20.0 / 6 - 13.0 / 7 * u + 2.0 / 8 * u * u);
    };
    double sum = std::min(t, 0.25) * (1 - found(0.25));
    if (t > 0.25) {
      const double end = std::min(t, 1.0 / 3);
      sum += end - 0.25 - early(end) + early(0.25);
    }
    if (t > 1.0 / 3) {
      const double s = std::min(t, 2.0 / 3);
      sum += 2.0 / 3 * (s - 1.0 / 3) - (s * s - 1.0 / 9) / 2;
    }
    return sum;
  }
};

/// The ceiling stays above what the game of cuts itself loses, and comes near it.
TEST(LongerShips, StaysAboveTheGameOfCuts) {
  const int steps = k_slow_build ? 4 : 8;
  const double coarse = LateGapGame(steps).value();
  const double fine = LateGapGame(2 * steps).value();
  const double game = fine + (fine - coarse) / 3;
  const double limit = 100 * (to_double(flux_ceiling(k_classic)) - (LateGapGame::flux() - game));
  EXPECT_GT(limit, 55.2);
  EXPECT_LT(limit, 55.45);
  double last = 100 * to_double(flux_ceiling(k_classic));
  for (const int lattice : {1, 4, 8, 16, 32, 48}) {
    if (k_slow_build && lattice > 16) continue;
    const double proven = 100 * to_double(longer_ships_ceiling(k_classic, lattice).proven);
    EXPECT_LE(proven, last) << lattice;
    EXPECT_GT(proven, limit) << lattice;
    last = proven;
  }
  EXPECT_LT(last, k_slow_build ? 55.80 : 55.55);
}

TEST(LongerShips, DoNotDependOnThreads) {
  const Ceiling one = longer_ships_ceiling(k_classic, 9, 1);
  EXPECT_EQ(longer_ships_ceiling(k_classic, 9, 3).proven, one.proven);
  EXPECT_EQ(one.steps, 9);
}

TEST(LongerShips, RefuseOtherFleets) {
  for (const Fleet& fleet :
       {Fleet{{3, 2}, {2, 1}}, Fleet{{4, 1}, {2, 1}}, Fleet{{3, 2}, {2, 2}, {4, 1}}})
    EXPECT_ERROR(longer_ships_ceiling(fleet, 8), InputError, "allowed two 3s, one 2");
  EXPECT_ERROR(longer_ships_ceiling(k_classic, 257), InputError, "allowed 1..256");
}

}  // namespace
}  // namespace flotilla::limit::gaps
