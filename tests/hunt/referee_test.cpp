// SPDX-License-Identifier: MIT
#include "hunt/referee.hpp"

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "oracle/simulated_evidence.hpp"
#include "sample_games.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

TEST(Referee, AnswersAsTheDefinitionDoes) {
  std::mt19937_64 random(oracle::test_seed() + 810);
  for (int trial = 0; trial < trials(300); ++trial) {
    const SampleGame game = sample_game(random, 16, 3, 5000);
    const Board& board = game.rules.problem.board;
    Referee referee(game.rules);
    for (int round = 0; round < 3; ++round) {
      const Layout& layout = sample_layout(random, game);
      const std::vector<int> order = shuffled_cells(random, board);
      std::vector<Cell> cells;
      for (const int cell : order) cells.push_back({cell / board.cols, cell % board.cols});
      const std::vector<Shot> expected = oracle::played(layout, cells, game.rules.answers);
      referee.hide(layout);
      for (std::size_t i = 0; i < order.size(); ++i) {
        ASSERT_TRUE(referee.may_fire(order[i]));
        const Reply reply = referee.fire(order[i]);
        ASSERT_EQ(shot_of(reply, board), expected[i]) << to_string(game.rules);
        ASSERT_EQ(reply_of(shot_of(reply, board), board), reply);
        ASSERT_FALSE(referee.may_fire(order[i]));
      }
      ASSERT_TRUE(referee.is_over());
      ASSERT_EQ(referee.shots(), board.cells());
    }
    ASSERT_FALSE(referee.may_fire(-1));
    ASSERT_FALSE(referee.may_fire(board.cells()));
  }
}

TEST(GameRules, WhatCannotBePlayedIsRefused) {
  GameRules rules = k_classic;
  EXPECT_NO_THROW(check_rules(rules));
  rules.salvo = 0;
  EXPECT_ERROR(check_rules(rules), InputError, "salvo = 0, allowed 1..100");
  rules = k_classic;
  rules.problem.fleet = {};
  EXPECT_ERROR(check_rules(rules), InputError, "there is nothing to hunt");
  rules.problem.fleet.set(1, Fleet::k_unlimited);
  EXPECT_ERROR(check_rules(rules), InputError, "a fixed number of ships");
  rules = k_classic;
  rules.problem.board = make_board(60, 200);
  EXPECT_ERROR(Referee(rules), InputError, "12000 cells, games are played on 1..10000");
  EXPECT_EQ(to_string(k_classic),
            "board 10x10, fleet 5:1,4:1,3:2,2:1, touch any, answers sunk_length, salvo 1");
}

}  // namespace
}  // namespace flotilla::hunt
