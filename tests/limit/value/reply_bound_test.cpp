// SPDX-License-Identifier: MIT
#include "limit/value/reply_bound.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/value/orbit_payoffs.hpp"
#include "limit/value/path_bound.hpp"
#include "limit/value/plan_payoffs.hpp"
#include "limit/value/upper_bound.hpp"
#include "number/errors.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

PatternTable race_table() { return pattern_table(parse_fleet("3:2,2:1")); }

double as_double(const Rational& value) { return value.convert_to<double>(); }
double as_double(Fixed value) { return std::ldexp(static_cast<double>(value), -k_fixed_bits); }

ExactWeights all_on(int three, int other, int two) {
  ExactWeights weights{1, std::vector<std::int64_t>(12, 0)};
  weights.chance[static_cast<std::size_t>((three * 2 + other) * 3 + two)] = 1;
  return weights;
}

// By hand, on one line: both 3s in A, the 2 in C alone. C first gives 3 (H(t + 1/3) - H(t)) = 5/6, 15/32 and 1/6 at t = 0,
// 1/6 and 1/3, and 1/4 is added: rewards 13/12, 23/32 (twice), 5/12, whose twist is 1/16. One 3 found: 173/192 + 1/128,
// 1/128, 109/192 and 0 at (0,0), (1,0), (0,1), (1,1). Nothing found: rewards are twice these, with the twist 2/3, so
// that A and then B gives (349/192 + 3/192) / 2 + 1/12 = 1.
TEST(ReplyBound, IsAsByHandOnOneLine) {
  const Rational bound = reply_bound(RaceGame(PlanClass::basic, 1), all_on(0, 0, 2), 1);
  EXPECT_GE(bound, 1);
  EXPECT_LT(as_double(bound - 1), 1e-14);
}

// Nothing may be left out of the bound: these paths win all of it. a = 1 + 4 (x - 1/2) (y - 1/2), b = 0: A to 1/2, B, the
// rest of A wins 3/4 twice, where edges alone give 1 by any path. a = x, b = 0 from (1/2, 0): 3/8, where the mean of the
// edges' 1/2 and 0 is 1/4.
TEST(PathBound, IsReachedWhereAPathTurnsOrBeginsInsideACell) {
  const PathRewards::Fill nothing = [](int, Fixed* row) { row[0] = row[1] = 0; };
  const auto twisted = [](int y, Fixed* row) {
    row[y] = fixed_up(2);
    row[1 - y] = 0;
  };
  EXPECT_EQ(path_bound(1, {twisted, nothing}), fixed_up(Rational(3, 2)));
  const auto of_x = [](int, Fixed* row) {
    row[0] = 0;
    row[1] = fixed_up(1);
  };
  const FixedGrid values = path_bounds(1, {of_x, nothing});
  EXPECT_EQ(values.row(0)[0] + values.row(0)[1], fixed_up(Rational(3, 4)));
  // and with A and B changed over
  const auto of_y = [](int y, Fixed* row) { row[0] = row[1] = fixed_up(y); };
  EXPECT_EQ(path_bound(1, {nothing, twisted}), fixed_up(Rational(3, 2)));
  const FixedGrid turned = path_bounds(1, {nothing, of_y});
  EXPECT_EQ(turned.row(0)[0] + turned.row(1)[0], fixed_up(Rational(3, 4)));
}

/// Rough rewards, and paths of straight pieces that begin and turn anywhere, integrated by the midpoint rule.
TEST(PathBound, HoldsForPathsThatTurnAnywhere) {
  std::mt19937 random(20260);
  std::uniform_real_distribution<double> uniform(0, 1);
  const int lines = 7;
  FixedGrid a(lines), b(lines);
  for (int y = 0; y <= lines; ++y)
    for (int x = 0; x <= lines; ++x) {
      a.row(y)[x] = fixed_up(Rational(static_cast<int>(random() % 1000), 1000));
      b.row(y)[x] = fixed_up(Rational(static_cast<int>(random() % 1000), 1000));
    }
  const auto copy = [](const FixedGrid& from) {
    return [&from](int y, Fixed* row) { std::copy_n(from.row(y), 8, row); };
  };
  const PathRewards rewards{copy(a), copy(b)};
  const Fixed bound = path_bound(lines, rewards);
  const FixedGrid values = path_bounds(lines, rewards);
  const auto between = [&](const FixedGrid& grid, double x, double y) {
    const int i = std::min(lines - 1, static_cast<int>(x * lines));
    const int j = std::min(lines - 1, static_cast<int>(y * lines));
    const double u = x * lines - i, v = y * lines - j;
    return (1 - v) * ((1 - u) * as_double(grid.row(j)[i]) + u * as_double(grid.row(j)[i + 1])) +
           v * ((1 - u) * as_double(grid.row(j + 1)[i]) + u * as_double(grid.row(j + 1)[i + 1]));
  };
  for (int trial = 0; trial < trials(300); ++trial) {
    const double x0 = trial % 2 == 0 ? 0 : uniform(random);
    const double y0 = trial % 2 == 0 ? 0 : uniform(random);
    const int turns = 1 + trial % 9;
    std::vector<double> xs = {x0, 1}, ys = {y0, 1};
    for (int i = 0; i < turns; ++i) {
      xs.push_back(x0 + (1 - x0) * uniform(random));
      ys.push_back(y0 + (1 - y0) * uniform(random));
    }
    std::sort(xs.begin(), xs.end());
    std::sort(ys.begin(), ys.end());
    double won = 0;
    for (std::size_t leg = 0; leg + 1 < xs.size(); ++leg) {
      const double dx = xs[leg + 1] - xs[leg], dy = ys[leg + 1] - ys[leg];
      const int pieces = 300;
      for (int i = 0; i < pieces; ++i) {
        const double s = (i + 0.5) / pieces;
        const double x = xs[leg] + s * dx, y = ys[leg] + s * dy;
        won += (between(a, x, y) * dx + between(b, x, y) * dy) / pieces;
      }
    }
    const double most = trial % 2 == 0 ? as_double(bound) : between(values, x0, y0);
    EXPECT_LE(won, most + 1e-5) << "trial " << trial;
  }
}

/// Against random mixes it is no less than the trapezoid's value, and than what plans that can be played win.
TEST(ReplyBound, PassesPlansThatCanBePlayed) {
  std::mt19937 random(515);
  const PatternTable table = race_table();
  for (const PlanClass plan_class : {PlanClass::basic, PlanClass::runs}) {
    const RaceGame game(plan_class, 12);
    const PaceTable exact(12);
    const PaceDoubles pace(exact);
    for (int trial = 0; trial < trials(6); ++trial) {
      std::vector<std::uint64_t> mix;
      std::vector<double> chances;
      std::uint64_t sum = 0;
      for (std::size_t i = 0; i < table.orbits.size(); ++i) {
        mix.push_back(random() % 3 == 0 ? 0 : random() % 1000);
        sum += mix.back();
      }
      for (const std::uint64_t weight : mix)
        chances.push_back(static_cast<double>(weight) / static_cast<double>(sum));
      const double bound = as_double(reply_bound(game, exact_weights(game, table, mix), 2));
      const ClassWeights weights = class_weights(game, table, chances);
      const Reply trapezoid = best_reply(game, weights, EdgeRule::trapezoid, &pace, 1);
      EXPECT_GE(bound, trapezoid.value) << trial;
      EXPECT_LE(bound, trapezoid.value + 1.5 / 144) << trial;
      // the best that can be played, and one that replies to another mix
      for (const bool other : {false, true}) {
        const auto& asked = other ? class_weights(game, table, random_mix(table)) : weights;
        const Reply played = best_reply(game, asked, EdgeRule::finish_edge, &pace, 1);
        const auto payoffs = orbit_payoffs(game, table, exact_payoffs(game, played.plan, exact, 1));
        Rational won = 0;
        for (std::size_t i = 0; i < mix.size(); ++i) won += payoffs[i] * mix[i];
        EXPECT_GE(bound, as_double(won / sum)) << trial << other;
      }
    }
  }
}

TEST(ReplyBound, FallsWithTheSquareOfTheLines) {
  const PatternTable table = race_table();
  const auto bound = [&](int lines) {
    const RaceGame game(PlanClass::basic, lines);
    std::vector<std::uint64_t> mix;
    for (const PatternOrbit& orbit : table.orbits) mix.push_back(orbit.members.size());
    return as_double(reply_bound(game, exact_weights(game, table, mix), 1));
  };
  // against a hider at random the best reply is worth 50.9875 % (the large-board-limit study)
  const double coarse = bound(8) - 0.509875;
  const double middle = bound(16) - 0.509875;
  const double fine = bound(32) - 0.509875;
  EXPECT_NEAR(coarse / middle, 4, 0.2);
  EXPECT_NEAR(middle / fine, 4, 0.1);
  EXPECT_GT(fine, 0);
}

TEST(ReplyBound, DoesNotDependOnThreads) {
  const PatternTable table = race_table();
  const RaceGame game(PlanClass::runs, 9);
  const ExactWeights weights =
      exact_weights(game, table, std::vector<std::uint64_t>(table.orbits.size(), 7));
  EXPECT_EQ(reply_bound(game, weights, 1), reply_bound(game, weights, 3));
}

TEST(UpperBound, IsNearTheClassesValue) {
  OracleSettings settings;
  const int lines = k_slow_build ? 8 : 64;
  const UpperBound bound = make_upper_bound(PlanClass::runs, lines, race_table(), settings);
  EXPECT_NEAR(as_double(bound.bound), 0.5194987, 0.65 / (lines * lines));
  EXPECT_GT(as_double(bound.bound), 0.5194987);
  EXPECT_EQ(bound.mix.size(), 12);
}

TEST(UpperBound, RefusesOtherClassesAndLines) {
  OracleSettings settings;
  const PatternTable table = race_table();
  EXPECT_THROW(static_cast<void>(make_upper_bound(PlanClass::tiers, 8, table, settings)),
               InputError);
  EXPECT_THROW(static_cast<void>(make_upper_bound(PlanClass::basic, 0, table, settings)),
               InputError);
}

}  // namespace
}  // namespace flotilla::limit
