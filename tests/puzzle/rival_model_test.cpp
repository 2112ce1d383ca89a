// SPDX-License-Identifier: MIT
#include "puzzle/rival_model.hpp"

#include <gtest/gtest.h>

#include "random_hidden.hpp"
#include "random_puzzle.hpp"
#include "slow_build.hpp"

namespace flotilla::puzzle {
namespace {

TEST(RivalModel, FindsAnotherAnswerJustWhereThereIsOneWhateverWasAskedBefore) {
  std::mt19937_64 random(oracle::test_seed() + 723);
  int rivals = 0, without_rival = 0, stopped = 0;
  for (int trial = 0; trial < trials(150); ++trial) {
    const Hidden hidden = random_hidden(random);
    const Reading reading = trial % 3 > 0 ? Reading::shapes : Reading::occupancy;
    const Puzzle told = told_whole(hidden.problem, hidden.layout, reading);
    std::vector<Print> prints = all_prints(hidden.problem.board, false);
    std::ranges::shuffle(prints, random);
    prints.resize(prints.size() - random() % prints.size());
    Puzzle board = told;
    // All its cells are printed, so its answer is one without numbers too.
    for (const Print& print : all_prints(hidden.problem.board, true))
      if (print.line && trial % 2 == 0 && random() % 3 > 0) erase(board, print);
    Puzzle without = board;
    for (const Print& print : prints) erase(without, print);
    RivalModel model(without, told, hidden.layout, prints, reading);
    for (std::size_t print = 0; print < prints.size(); ++print) {
      if (random() % 8 == 0) {
        model.keep(print);
        continue;
      }
      Puzzle less = board;
      erase(less, prints[print]);
      std::set<Layout> expected = enumerated({hidden.problem, less}, reading);
      ASSERT_EQ(expected.erase(hidden.layout), 1U);
      Effort no_bound(0);
      // Asked first with a limit, and after all of them: what was learned before changes nothing.
      RivalResult found = model.rival_without(print, 1, no_bound);
      if (!found.is_decided) {
        ASSERT_EQ(no_bound.spent(), 1U);
        ++stopped;
        found = model.rival_without(print, 0, no_bound);
      }
      ASSERT_TRUE(found.is_decided);
      const std::optional<Layout>& rival = found.rival;
      ASSERT_EQ(rival.has_value(), !expected.empty())
          << to_string(hidden.problem) << ", trial " << trial << ", print " << print;
      if (rival) {
        ASSERT_TRUE(expected.contains(*rival)) << to_string(hidden.problem);
        model.keep(print);
        ++rivals;
      } else {
        board = less;
        model.erase(print);
        ++without_rival;
      }
    }
  }
  EXPECT_GT(rivals, trials(150) / 10);
  EXPECT_GT(without_rival, trials(150));
  EXPECT_GE(stopped, trials(150) / 150);  // rare on boards as small as these
}

}  // namespace
}  // namespace flotilla::puzzle
