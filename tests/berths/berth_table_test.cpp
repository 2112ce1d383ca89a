// SPDX-License-Identifier: MIT
#include "berths/berth_table.hpp"

#include <gtest/gtest.h>

#include "oracle/layouts.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla::berths {
namespace {

TEST(BerthTable, HasEveryBerthOfTheFleetOnceAndFindsItByCell) {
  std::mt19937_64 random(oracle::test_seed() + 800);
  for (int trial = 0; trial < trials(100); ++trial) {
    const Problem problem = oracle::random_problem(random, {.unlimited_percent = 0});
    const BerthTable table(problem);
    int expected = 0;
    for (int length = 1; length <= Fleet::k_max_length; ++length) {
      const BerthTable::Range range = table.of_length(length);
      std::vector<Ship> berths;
      if (problem.fleet.of_length(length) > 0) berths = oracle::all_berths(problem.board, length);
      ASSERT_EQ(range.last - range.first, static_cast<int>(berths.size()));
      for (std::size_t i = 0; i < berths.size(); ++i)
        ASSERT_EQ(table.ship(range.first + static_cast<int>(i)), berths[i]);
      expected += static_cast<int>(berths.size());
    }
    ASSERT_EQ(table.size(), expected);
    for (int cell = 0; cell < problem.board.cells(); ++cell) {
      std::vector<int> over(table.over(cell).begin(), table.over(cell).end());
      std::vector<int> covering;
      for (int berth = 0; berth < table.size(); ++berth) {
        const bool covers =
            table.ship(berth).covers({cell / problem.board.cols, cell % problem.board.cols});
        ASSERT_EQ(std::ranges::count(table.cells(berth), cell), covers ? 1 : 0);
        if (covers) covering.push_back(berth);
      }
      ASSERT_EQ(over, covering);
    }
  }
}

}  // namespace
}  // namespace flotilla::berths
