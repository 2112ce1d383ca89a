// SPDX-License-Identifier: MIT
#include "hunt/knowledge.hpp"

#include "fleet/evidence_rules.hpp"
#include "hunt/referee.hpp"
#include "sample_games.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

// Stored evidence comes to the same rules, worked out from the whole log at once.
TEST(Knowledge, SaysWhatTheRulesOfTheSameEvidenceSay) {
  std::mt19937_64 random(oracle::test_seed() + 840);
  for (int trial = 0; trial < trials(400); ++trial) {
    const SampleGame game = sample_game(random, 20, 4);
    const Board& board = game.rules.problem.board;
    const BerthTable table(game.rules.problem);
    Knowledge knowledge(table, game.rules.answers);
    Referee referee(game.rules);
    for (int round = 0; round < 2; ++round) {
      referee.hide(sample_layout(random, game));
      knowledge.forget();
      Evidence evidence(board);
      evidence.set_answers(game.rules.answers);
      for (const int cell : shuffled_cells(random, board)) {
        const BerthRules rules = berth_rules(game.rules.problem, evidence);
        for (int berth = 0; berth < table.size(); ++berth)
          ASSERT_EQ(knowledge.is_possible(berth), rules.allows(table.ship(berth)));
        for (int c = 0; c < board.cells(); ++c)
          ASSERT_EQ(std::ranges::count(knowledge.hits(), c),
                    rules.is_required({c / board.cols, c % board.cols}) ? 1 : 0);
        ASSERT_FALSE(knowledge.is_known(cell));
        const Reply reply = referee.fire(cell);
        knowledge.hear(reply);
        evidence.fire(shot_of(reply, board));
        ASSERT_TRUE(knowledge.is_known(cell));
      }
    }
  }
}

}  // namespace
}  // namespace flotilla::hunt
