// SPDX-License-Identifier: MIT
#include "limit/matrix_game.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "limit/strategy.hpp"
#include "number/enclosure.hpp"
#include "number/rational.hpp"

namespace flotilla::limit {
namespace {

std::vector<LogSum> scores(const std::string& name) {
  return scores_of(laws_of(read_strategy(FLOTILLA_PLANS + name + ".toml"))).by_pattern;
}

TEST(MatrixGame, RationalGamesAreSolvedExactly) {
  // Rock, scissors, paper, with 2 for paper over rock.
  const std::vector<std::vector<LogSum>> matrix{{Rational(0), Rational(1), Rational(-2)},
                                                {Rational(-1), Rational(0), Rational(1)},
                                                {Rational(2), Rational(-1), Rational(0)}};
  const GameSolution game = solve_game(matrix);
  EXPECT_EQ(game.guarantee, LogSum());
  EXPECT_EQ(game.ceiling, LogSum());
  EXPECT_EQ(game.plans, (std::vector<Rational>{Rational(1, 4), Rational(1, 2), Rational(1, 4)}));
}

TEST(MatrixGame, RandomGamesHaveTheirValueBetweenGuaranteeAndCeiling) {
  constexpr unsigned k_seed = 5;
  SCOPED_TRACE(testing::Message() << "seed " << k_seed);
  std::mt19937 random(k_seed);
  std::uniform_int_distribution<int> entry(-9, 9);
  for (int trial = 0; trial < 50; ++trial) {
    std::vector<std::vector<LogSum>> matrix(1 + random() % 6,
                                            std::vector<LogSum>(1 + random() % 6));
    for (auto& row : matrix)
      for (LogSum& value : row) value = LogSum(Rational(BigInt(entry(random))));
    const GameSolution game = solve_game(matrix);
    EXPECT_EQ(game.guarantee, game.ceiling) << trial;  // weak duality: only the value is both
    Rational sum = 0;
    for (const Rational& weight : game.plans) {
      EXPECT_GE(weight, 0);
      sum += weight;
    }
    EXPECT_EQ(sum, 1);
  }
}

// The large-board-limit study: the best coin of the two plans, and the hider's mix against it.
TEST(MatrixGame, Blend) {
  const GameSolution game = solve_game({scores("adaptive"), scores("always-jumping")});
  EXPECT_EQ(percent_text(game.guarantee, 5), "49.39573");  // printed there: 49.40
  EXPECT_LE(compare(game.guarantee, game.ceiling), 0);
  EXPECT_EQ(percent_text(game.ceiling, 20), percent_text(game.guarantee, 20));
  EXPECT_EQ(percent_text(game.plans[1], 4), "35.2810");
  EXPECT_EQ(percent_text(game.patterns[6], 4), "39.5359");  // 1,4
  EXPECT_EQ(percent_text(game.patterns[2], 4), "60.4641");  // 0,3
}

}  // namespace
}  // namespace flotilla::limit
