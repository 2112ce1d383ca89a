// SPDX-License-Identifier: MIT
#include "space/ship_by_ship.hpp"

#include <gtest/gtest.h>

#include "fleet/evidence_rules.hpp"
#include "fleet/parse.hpp"
#include "oracle/random_evidence.hpp"
#include "oracle/random_problem.hpp"
#include "oracle/simulated_evidence.hpp"
#include "slow_build.hpp"

namespace flotilla::space {
namespace {

/// Some are refused: returns whether this one was counted.
bool agrees_with_games(const Problem& problem, const Evidence& evidence, bool is_blank,
                       int threads) {
  const oracle::Agreeing expected = oracle::simulated(problem, evidence);
  std::optional<BerthRules> rules;
  if (!is_blank) rules = berth_rules(problem, evidence);
  const auto counter = ShipByShip::make(problem, rules);
  if (!counter) return false;
  QuestionOptions options;
  options.threads = threads;
  const BerthCounts counts = counter->count(options);
  EXPECT_EQ(counts.total, expected.layouts) << to_string(problem);
  EXPECT_EQ(counts.of, expected.with_berth) << to_string(problem);
  return true;
}

TEST(ShipByShip, BlankBoards) {
  std::mt19937_64 random(oracle::test_seed() + 830);
  int counted = 0;
  for (int trial = 0; trial < trials(300); ++trial) {
    const Problem problem = oracle::random_problem(random);
    counted +=
        agrees_with_games(problem, Evidence(problem.board), true, oracle::draw(random, 1, 3));
  }
  EXPECT_GT(counted, trials(300) / 8);
}

TEST(ShipByShip, GamesPlayedOnEveryLayout) {
  std::mt19937_64 random(oracle::test_seed() + 831);
  int counted = 0;
  for (int trial = 0; trial < trials(400); ++trial) {
    const Problem problem = oracle::random_problem(random, {.max_cells = 30});
    const Evidence evidence = oracle::random_evidence(random, problem);
    counted += agrees_with_games(problem, evidence, false, oracle::draw(random, 1, 3));
  }
  EXPECT_GT(counted, trials(400) / 8);
}

TEST(ShipByShip, IsWhatASweepFinds) {
  const auto solo = shard::make_solo();
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any})
    for (const Board board : {Board{8, 8}, Board{7, 9}}) {
      const Problem problem{board, parse_fleet("4:1,3:2,2:1"), touch};
      QuestionOptions options;
      options.rings = {Ring::binary(2)};
      const BerthCounts swept = count_berths(problem, std::nullopt, options, *solo);
      options.threads = 2;
      const BerthCounts counts = ShipByShip::make(problem, std::nullopt)->count(options);
      EXPECT_EQ(counts.total, swept.total);
      EXPECT_EQ(counts.of, swept.of);
    }
}

TEST(ShipByShip, ManyShipsOrNumbersAreLeftToTheSweep) {
  const Board board{6, 6};
  EXPECT_EQ(ShipByShip::make({board, parse_fleet("1:9"), Touch::any}, std::nullopt), nullptr);
  EXPECT_EQ(ShipByShip::make({board, parse_fleet("kings"), Touch::none}, std::nullopt), nullptr);
  BerthRules numbered(board);
  numbered.set_row_number(0, 2);
  EXPECT_EQ(ShipByShip::make({board, parse_fleet("3:1,2:1"), Touch::any}, numbered), nullptr);
}

}  // namespace
}  // namespace flotilla::space
