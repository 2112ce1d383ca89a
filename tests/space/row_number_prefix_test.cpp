// SPDX-License-Identifier: MIT
#include "space/row_number_prefix.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace flotilla::space {
namespace {

/// All row numbers looked at, each as often as it stands for.
void list_all(RowNumberPrefix& prefix, int rows, int most, std::set<std::vector<int>>& found,
              std::uint64_t& weight) {
  if (prefix.size() == rows) {
    std::vector<int> numbers;
    for (int row = 0; row < rows; ++row) numbers.push_back(prefix[row]);
    EXPECT_TRUE(found.insert(numbers).second);
    std::vector<int> reversed(numbers.rbegin(), numbers.rend());
    EXPECT_EQ(prefix.weight(), numbers == reversed ? 1U : 2U);
    EXPECT_EQ(found.contains(reversed), numbers == reversed);
    weight += prefix.weight();
    return;
  }
  for (int number = 0; number <= most; ++number) {
    if (!prefix.push(number)) continue;
    list_all(prefix, rows, most, found, weight);
    prefix.pop();
  }
}

TEST(RowNumberPrefix, OneOfEachPairOfMirrorImages) {
  for (int rows = 1; rows <= 6; ++rows) {
    RowNumberPrefix prefix(rows);
    std::set<std::vector<int>> found;
    std::uint64_t weight = 0;
    list_all(prefix, rows, 2, found, weight);
    std::uint64_t all = 1;
    for (int row = 0; row < rows; ++row) all *= 3;
    EXPECT_EQ(weight, all);
  }
}

}  // namespace
}  // namespace flotilla::space
