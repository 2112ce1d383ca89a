// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "fleet/parse.hpp"
#include "slow_build.hpp"
#include "space/grouped_by_numbers.hpp"

namespace flotilla::space {
namespace {

// 52 million layouts, one by one.
TEST(NumberPricesSlow, Every7x7Layout) {
  if (k_slow_build) GTEST_SKIP() << "SKIPPED: takes too long in this build";
  const auto solo = shard::make_solo();
  const Problem problem{parse_board("7x7"), parse_fleet("small"), Touch::none};
  EXPECT_EQ(price_numbers(problem, {}, *solo).groups, grouped_by_numbers(problem));
}

// Figures of this program alone; the counts of placements are published.
TEST(NumberPricesSlow, Known8x8) {
  const auto solo = shard::make_solo();
  const NumberPrices prices =
      price_numbers({parse_board("8x8"), parse_fleet("small"), Touch::none}, {}, *solo);
  EXPECT_EQ(prices.placements, 946204480U);
  EXPECT_EQ(prices.number_sets, 96942428U);
  EXPECT_EQ(prices.pinned(), 11667400U);
  EXPECT_EQ(prices.median_left(), 18U);
  EXPECT_EQ(prices.worst_left(), 402U);
}

TEST(NumberPricesSlow, Known7x7Corner) {
  const auto solo = shard::make_solo();
  const NumberPrices prices =
      price_numbers({parse_board("7x7"), parse_fleet("small"), Touch::corner}, {}, *solo);
  EXPECT_EQ(prices.placements, 206437716U);
  EXPECT_EQ(prices.number_sets, 12329154U);
  EXPECT_EQ(prices.pinned(), 1078832U);
}

// 41 million layouts of a board that is not square.
TEST(NumberPricesSlow, Every7x6LayoutTouchingAtCorners) {
  if (k_slow_build) GTEST_SKIP() << "SKIPPED: takes too long in this build";
  const auto solo = shard::make_solo();
  const Problem problem{parse_board("7x6"), parse_fleet("small"), Touch::corner};
  EXPECT_EQ(price_numbers(problem, {}, *solo).groups, grouped_by_numbers(problem));
}

}  // namespace
}  // namespace flotilla::space
