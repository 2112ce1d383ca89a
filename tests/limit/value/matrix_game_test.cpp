// SPDX-License-Identifier: MIT
#include "limit/value/matrix_game.hpp"

#include <gtest/gtest.h>

namespace flotilla::limit {
namespace {

TEST(MatrixGame, SolvesGamesWithKnownValues) {
  const MatrixSolution pennies = solve_matrix_game({{1, 0}, {0, 1}});
  EXPECT_NEAR(pennies.value, 0.5, 1e-12);
  EXPECT_NEAR(pennies.plans[0], 0.5, 1e-12);
  EXPECT_NEAR(pennies.patterns[1], 0.5, 1e-12);
  // 2 x 2 without saddle point: (ad - bc) / (a + d - b - c)
  const MatrixSolution game = solve_matrix_game({{0.5588, 0.3765}, {0.4756, 0.5277}});
  const double value = (0.5588 * 0.5277 - 0.3765 * 0.4756) / (0.5588 + 0.5277 - 0.3765 - 0.4756);
  EXPECT_NEAR(game.value, value, 1e-12);
  const MatrixSolution saddle = solve_matrix_game({{0.4, 0.3}, {0.6, 0.5}});
  EXPECT_NEAR(saddle.value, 0.5, 1e-12);
  EXPECT_NEAR(saddle.plans[1], 1, 1e-12);
  EXPECT_NEAR(saddle.patterns[1], 1, 1e-12);
}

TEST(MatrixGame, FindsTheNearestMixThatHoldsAllPlans) {
  // Held to 0.4, the first plan leaves the first pattern no more than 0.4.
  const auto mix = nearest_mix({{1, 0}}, 0.4, {0.9, 0.1}, {1, 1});
  ASSERT_TRUE(mix.has_value());
  EXPECT_NEAR(mix->at(0), 0.4, 1e-9);
  EXPECT_NEAR(mix->at(1), 0.6, 1e-9);
  EXPECT_FALSE(nearest_mix({{1, 1}}, 0.5, {0.5, 0.5}, {1, 1}).has_value());
}

}  // namespace
}  // namespace flotilla::limit
