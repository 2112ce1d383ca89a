// SPDX-License-Identifier: MIT
#include "limit/value/best_reply.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/value/every_path.hpp"
#include "limit/value/orbit_payoffs.hpp"
#include "limit/value/square_tiles.hpp"
#include "number/narrow.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

PatternTable race_table() { return pattern_table(parse_fleet("3:2,2:1")); }

std::vector<double> some_mix(std::mt19937& random, std::size_t orbits) {
  std::vector<double> mix;
  double sum = 0;
  for (std::size_t i = 0; i < orbits; ++i) {
    mix.push_back(std::uniform_real_distribution<double>(0, 1)(random));
    sum += mix.back();
  }
  for (double& chance : mix) chance /= sum;
  return mix;
}

oracle::EveryPath::Weights weights_of(const ClassWeights& weights) {
  oracle::EveryPath::Weights array{};
  for (int f = 0; f < 2; ++f)
    for (int s = 0; s < 2; ++s)
      for (int k = 0; k < 3; ++k) array[at(f)][at(s)][at(k)] = weights.of(f, s, k);
  return array;
}

TEST(BestReply, IsTheBestOfAllPaths) {
  const PatternTable table = race_table();
  const unsigned seed = 7;
  std::mt19937 random(seed);
  for (int lines = 1; lines <= 3; ++lines) {
    const RaceGame game(PlanClass::basic, lines);
    for (int trial = 0; trial < trials(4); ++trial) {
      const ClassWeights weights = class_weights(game, table, some_mix(random, 12));
      const Reply reply = best_reply(game, weights, EdgeRule::trapezoid, nullptr, 1);
      EXPECT_NEAR(reply.value, oracle::EveryPath(lines, weights_of(weights)).value(), 1e-13)
          << "lines " << lines << ", seed " << seed << ", trial " << trial;
    }
  }
}

/// What the plan wins on each pattern, mixed, is what the reply says it wins.
void expect_consistent(PlanClass plan_class, int lines, EdgeRule rule) {
  const PatternTable table = race_table();
  const RaceGame game(plan_class, lines);
  const PaceTable exact(lines);
  const PaceDoubles pace(exact);
  std::mt19937 random(11);
  for (int trial = 0; trial < trials(3); ++trial) {
    const std::vector<double> mix = some_mix(random, 12);
    const Reply reply = best_reply(game, class_weights(game, table, mix), rule, &pace, 1);
    const auto payoffs =
        orbit_payoffs(game, table, board_payoffs(game, reply.plan, rule, &pace, 1));
    double mixed = 0;
    for (std::size_t i = 0; i < mix.size(); ++i) mixed += mix[i] * payoffs[i];
    EXPECT_NEAR(mixed, reply.value, 1e-13) << to_string(plan_class) << ", trial " << trial;
  }
}

TEST(BestReply, WinsOnThePatternsWhatItSays) {
  for (const PlanClass plan_class : {PlanClass::basic, PlanClass::tiers, PlanClass::runs})
    expect_consistent(plan_class, 8, EdgeRule::trapezoid);
  for (const PlanClass plan_class : {PlanClass::basic, PlanClass::runs, PlanClass::order})
    expect_consistent(plan_class, 6, EdgeRule::finish_edge);
  expect_consistent(PlanClass::order, 6, EdgeRule::trapezoid);
}

void expect_the_same_for_any_threads(PlanClass plan_class, int lines, EdgeRule rule) {
  const PatternTable table = race_table();
  const RaceGame game(plan_class, lines);
  const PaceDoubles pace{PaceTable(lines)};
  const ClassWeights weights = class_weights(game, table, random_mix(table));
  const Reply one = best_reply(game, weights, rule, &pace, 1);
  for (const int threads : {2, 5}) {
    const Reply reply = best_reply(game, weights, rule, &pace, threads);
    EXPECT_EQ(reply.value, one.value);
    EXPECT_EQ(reply.plan.moves, one.plan.moves);
    EXPECT_EQ(reply.plan.orders, one.plan.orders);
  }
}

TEST(BestReply, IsTheSameForAnyNumberOfThreads) {
  expect_the_same_for_any_threads(PlanClass::order, 8, EdgeRule::finish_edge);
  const int several_tiles = 3 * SquareTiles::k_side + 5;
  expect_the_same_for_any_threads(PlanClass::basic, several_tiles, EdgeRule::trapezoid);
  expect_the_same_for_any_threads(PlanClass::runs, several_tiles, EdgeRule::finish_edge);
}

// Each point adds the two after it, the far corner is 1: paths to the corner, a binomial coefficient.
TEST(SquareTiles, CountPathsAsBinomialCoefficientsDo) {
  for (const int lines : {1, SquareTiles::k_side - 1, SquareTiles::k_side, 50}) {
    for (const int threads : {1, 3}) {
      SquareTiles tiles(lines, 2);
      const std::vector<double> start = tiles.run(
          threads, [&](int x, int y, double* here, const double* after_x, const double* after_y) {
            here[0] = x == lines && y == lines ? 1 : 0;
            if (x < lines) here[0] += after_x[0];
            if (y < lines) here[0] += after_y[0];
            here[1] = x * (lines + 1.0) + y;  // the last one made is that of (0, 0)
          });
      EXPECT_NEAR(start[0] / std::exp(std::lgamma(2 * lines + 1) - 2 * std::lgamma(lines + 1)), 1,
                  1e-12)
          << lines;
      EXPECT_EQ(start[1], 0);
    }
  }
}

TEST(PlanPayoffs, AreTheSameExactlyAndInDoubles) {
  const PatternTable table = race_table();
  for (const PlanClass plan_class : {PlanClass::basic, PlanClass::runs, PlanClass::order}) {
    const RaceGame game(plan_class, 6);
    const PaceTable exact(6);
    const PaceDoubles pace(exact);
    const Reply reply = best_reply(game, class_weights(game, table, random_mix(table)),
                                   EdgeRule::finish_edge, &pace, 1);
    const auto doubles = board_payoffs(game, reply.plan, EdgeRule::finish_edge, &pace, 1);
    const auto whole = exact_payoffs(game, reply.plan, exact, 2);
    ASSERT_EQ(doubles.value.size(), whole.value.size());
    for (std::size_t i = 0; i < doubles.value.size(); ++i)
      EXPECT_NEAR(doubles.value[i], Rational(whole.value[i], whole.scale).convert_to<double>(),
                  1e-14);
  }
}

}  // namespace
}  // namespace flotilla::limit
