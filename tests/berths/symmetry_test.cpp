// SPDX-License-Identifier: MIT
#include "berths/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla::berths {
namespace {

TEST(Symmetry, OfASquareBoardThereAreEight) {
  const BerthTable table({Board{3, 3}, Fleet{{1, 1}}, Touch::any});
  std::set<Symmetry> all;
  for (const Symmetry& symmetry : symmetries(table)) all.insert(symmetry);
  EXPECT_EQ(all.size(), 8U);
  std::set<int> corners;
  for (const Symmetry& symmetry : all) {
    EXPECT_EQ(symmetry[4], 4) << "the middle stays";
    corners.insert(symmetry[0]);
  }
  EXPECT_EQ(corners, (std::set<int>{0, 2, 6, 8}));
}

TEST(Symmetry, OfAnOblongBoardThereAreFour) {
  EXPECT_EQ(symmetries(BerthTable({Board{2, 3}, Fleet{{2, 1}}, Touch::none})).size(), 4U);
}

TEST(Symmetry, TakesShipsThatGoTogetherToShipsThatDo) {
  std::mt19937_64 random(oracle::test_seed() + 820);
  for (int trial = 0; trial < trials(60); ++trial) {
    const Problem problem = oracle::random_problem(random, {.unlimited_percent = 0});
    const BerthTable table(problem);
    const std::vector<Symmetry> all = symmetries(table);
    for (int i = 0; i < table.size(); ++i) ASSERT_EQ(all.front()[static_cast<std::size_t>(i)], i);
    for (const Symmetry& symmetry : all) {
      ASSERT_EQ(std::set<int>(symmetry.begin(), symmetry.end()).size(), symmetry.size());
      for (int i = 0; i < table.size(); ++i)
        for (int j = 0; j < i; ++j) {
          const int one = symmetry[static_cast<std::size_t>(i)];
          const int other = symmetry[static_cast<std::size_t>(j)];
          ASSERT_EQ(table.length(one), table.length(i));
          ASSERT_EQ(compatible(table.ship(one), table.ship(other), problem.touch),
                    compatible(table.ship(i), table.ship(j), problem.touch));
        }
    }
  }
}

}  // namespace
}  // namespace flotilla::berths
