// SPDX-License-Identifier: MIT
#include "space/kept_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace flotilla::space {
namespace {

/// Goes back as Layers does. @return  most tables held at once, and rows swept again
std::pair<int, int> walked_back(const KeptRows& kept) {
  std::set<int> held;
  for (int row = kept.rows.lowest; row <= kept.rows.highest; ++row)
    if (kept.contains(row)) held.insert(row);
  auto most = held.size();
  int again = 0;
  for (int row = kept.rows.highest; row >= kept.rows.lowest; --row) {
    if (kept.stride > 1) held.erase(held.upper_bound(row), held.end());
    while (!held.contains(row)) {
      held.insert(*held.rbegin() + 1);
      ++again;
    }
    most = std::max(most, held.size());
  }
  return {static_cast<int>(most), again};
}

TEST(KeptRows, HoldAndSweepAgainWhatTheySay) {
  for (const int lowest : {1, 4})
    for (int size = 1; size <= 40; ++size)
      for (int stride = 1; stride <= size; ++stride) {
        const KeptRows kept{{lowest, lowest + size - 1}, stride};
        const auto [most, again] = walked_back(kept);
        EXPECT_LE(most, kept.most_at_once()) << size << " rows, stride " << stride;
        EXPECT_EQ(again, kept.swept_again()) << size << " rows, stride " << stride;
      }
}

TEST(KeptRows, MoreTablesSweepNoMoreAgain) {
  const RowRange rows{1, 30};
  const int fewest = fewest_tables(rows);
  EXPECT_EQ(fewest, 11);  // 30 / 5 + 5
  EXPECT_FALSE(kept_rows(rows, fewest - 1));
  int before = rows.size();
  for (int tables = fewest; tables <= 30; ++tables) {
    const auto kept = kept_rows(rows, tables);
    ASSERT_TRUE(kept);
    EXPECT_LE(kept->most_at_once(), tables);
    EXPECT_LE(kept->swept_again(), before);
    before = kept->swept_again();
  }
  EXPECT_EQ(before, 0);
}

}  // namespace
}  // namespace flotilla::space
