// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "fleet/parse.hpp"
#include "space/saved_table.hpp"

namespace flotilla::space {
namespace {

CountOptions on_threads(int threads) {
  CountOptions options;
  options.threads = threads;
  return options;
}

// Stopped on one number of threads, continued on another.
TEST(CountThreads, GoOnWithAnotherNumberOfThreads) {
  const auto solo = shard::make_solo();
  const Problem problem{{7, 7}, parse_fleet("classic"), Touch::any};  // worth five threads
  const BigInt expected = count_placements(problem, {}, *solo).count;
  for (const auto& [before, after] : {std::pair(1, 2), std::pair(2, 5), std::pair(5, 1)}) {
    for (const int row : {1, 2, 6}) {
      SavedTable saved(0, row);
      EXPECT_TRUE(count_placements(problem, on_threads(before), *solo, saved.saving()).is_stopped);
      const CountResult result =
          count_placements(problem, on_threads(after), *solo, saved.loading(), saved.progress());
      EXPECT_EQ(result.count, expected);
    }
  }
}

TEST(CountThreads, GiveTheSameResult) {
  const auto solo = shard::make_solo();
  const Problem problem{{7, 7}, parse_fleet("classic"), Touch::any};
  const CountResult expected = count_placements(problem, {}, *solo);
  for (const int threads : {2, 5}) {
    const CountResult result = count_placements(problem, on_threads(threads), *solo);
    EXPECT_EQ(result.polynomial, expected.polynomial);
    EXPECT_EQ(result.most_states, expected.most_states);
  }
}

}  // namespace
}  // namespace flotilla::space
