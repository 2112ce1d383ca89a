// SPDX-License-Identifier: MIT
#include "space/number_prices.hpp"

#include <gtest/gtest.h>

#include <ostream>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"
#include "space/grouped_by_numbers.hpp"

namespace flotilla::space {

static void PrintTo(const PriceGroup& group, std::ostream* out) {
  *out << group.number_sets << " x " << group.size;
}

namespace {

class NumberPricesTest : public testing::Test {
 protected:
  NumberPrices price(const char* board, const char* fleet, Touch touch) {
    return price_numbers({parse_board(board), parse_fleet(fleet), touch}, options, *solo);
  }
  std::unique_ptr<shard::Communicator> solo = shard::make_solo();
  PriceOptions options;
};

TEST_F(NumberPricesTest, RandomBoardsAgreeWithAListOfAllLayouts) {
  std::mt19937_64 random(oracle::test_seed() + 700);
  for (int trial = 0; trial < trials(400); ++trial) {
    const Problem problem =
        oracle::random_problem(random, {.max_cells = 30, .max_side = 8, .unlimited_percent = 0});
    options.threads = oracle::draw(random, 1, 3);
    const NumberPrices prices = price_numbers(problem, options, *solo);
    ASSERT_EQ(prices.groups, grouped_by_numbers(problem)) << to_string(problem);
  }
}

TEST_F(NumberPricesTest, Published6x6) {
  const NumberPrices prices = price("6x6", "small", Touch::none);
  EXPECT_EQ(prices.placements, 894296U);
  EXPECT_EQ(prices.number_sets, 254877U);
  EXPECT_EQ(prices.pinned(), 73536U);
  EXPECT_EQ(prices.median_left(), 5U);
  EXPECT_EQ(prices.worst_left(), 36U);
  EXPECT_EQ(prices.groups,
            grouped_by_numbers({parse_board("6x6"), parse_fleet("small"), Touch::none}));
}

TEST_F(NumberPricesTest, EveryTouchRuleOnABoardWorthIt) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    const Problem problem{parse_board("4x6"), parse_fleet("3:1,2:2,1:1"), touch};
    EXPECT_EQ(price_numbers(problem, options, *solo).groups, grouped_by_numbers(problem));
  }
}

// Figures of this program alone; the count of placements is published.
TEST_F(NumberPricesTest, Known7x7) {
  const NumberPrices prices = price("7x7", "small", Touch::none);
  EXPECT_EQ(prices.placements, 52038088U);
  EXPECT_EQ(prices.number_sets, 7803409U);
  EXPECT_EQ(prices.pinned(), 1359692U);
  EXPECT_EQ(prices.median_left(), 12U);
  EXPECT_EQ(prices.worst_left(), 258U);
}

TEST_F(NumberPricesTest, TurnedBoardsHaveTheSamePrices) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    EXPECT_EQ(price("4x7", "small", touch).groups, price("7x4", "small", touch).groups);
  }
}

TEST_F(NumberPricesTest, Examples) {
  const NumberPrices pair = price("2x2", "2:1", Touch::none);
  EXPECT_EQ(pair.groups, (std::vector<PriceGroup>{{1, 4}}));
  EXPECT_EQ(pair.pinned(), 4U);
  const NumberPrices corners = price("2x2", "1:2", Touch::corner);
  EXPECT_EQ(corners.groups, (std::vector<PriceGroup>{{2, 1}}));
  EXPECT_EQ(corners.pinned(), 0U);
  EXPECT_EQ(corners.median_left(), 2U);
  EXPECT_EQ(corners.mean_left(), 2);
}

// The same cells as other ships are another placement.
TEST_F(NumberPricesTest, TouchingShipsAreObjects) {
  const NumberPrices prices = price("1x3", "2:1,1:1", Touch::any);
  EXPECT_EQ(prices.groups, (std::vector<PriceGroup>{{2, 1}}));
}

TEST_F(NumberPricesTest, MedianMeanAndWorst) {
  NumberPrices prices;
  prices.placements = 10;
  prices.groups = {{1, 3}, {2, 1}, {5, 1}};
  EXPECT_EQ(prices.pinned(), 3U);
  EXPECT_EQ(prices.median_left(), 2U);  // five of ten have two or fewer
  EXPECT_EQ(prices.worst_left(), 5U);
  EXPECT_EQ(prices.mean_left(), Rational(3 + 4 + 25, 10));
}

TEST_F(NumberPricesTest, NoPlacementAndNoShips) {
  const NumberPrices none = price("6x6", "standard", Touch::none);
  EXPECT_EQ(none.placements, 0U);
  EXPECT_EQ(none.number_sets, 0U);
  EXPECT_TRUE(none.groups.empty());
  EXPECT_EQ(none.median_left(), 0U);
  EXPECT_EQ(none.worst_left(), 0U);
  EXPECT_EQ(none.mean_left(), 0);
  const NumberPrices blank = price("5x3", "empty", Touch::any);
  EXPECT_EQ(blank.groups, (std::vector<PriceGroup>{{1, 1}}));
}

TEST_F(NumberPricesTest, OneRowOneColumnAndLongBoards) {
  for (const char* board : {"1x1", "1x9", "9x1", "40x1", "30x2"}) {
    for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
      const Problem problem{parse_board(board), parse_fleet("2:1,1:2"), touch};
      EXPECT_EQ(price_numbers(problem, options, *solo).groups, grouped_by_numbers(problem))
          << to_string(problem);
    }
  }
}

// 33 columns of 2 bits: numbers of more than 64 bits; 64 of 2 bits: just 128.
TEST_F(NumberPricesTest, WideBoards) {
  const Problem pair{parse_board("34x33"), parse_fleet("2:1,1:1"), Touch::none};
  EXPECT_EQ(price_numbers(pair, options, *solo).groups, grouped_by_numbers(pair));
  const Problem widest{parse_board("64x64"), parse_fleet("2:1"), Touch::any};
  EXPECT_EQ(price_numbers(widest, options, *solo).groups, grouped_by_numbers(widest));
}

TEST_F(NumberPricesTest, LittleMemoryGivesTheSame) {
  const NumberPrices expected = price("7x7", "3:1,2:1,1:2", Touch::corner);
  options.memory_limit = 2 * expected.memory_bytes + (std::uint64_t{4} << 20U);
  const NumberPrices found = price("7x7", "3:1,2:1,1:2", Touch::corner);
  EXPECT_EQ(found.groups, expected.groups);
  EXPECT_LE(found.memory_bytes, options.memory_limit);
}

TEST_F(NumberPricesTest, Progress) {
  std::uint64_t seen = 0;
  std::size_t last_done = 0;
  options.threads = 3;
  options.progress = [&](std::uint64_t placements, std::size_t done, std::size_t parts) {
    EXPECT_GE(placements, seen);
    EXPECT_EQ(done, last_done + 1);
    EXPECT_LE(done, parts);
    seen = placements;
    last_done = done;
  };
  EXPECT_EQ(price("6x6", "small", Touch::none).placements, seen);
}

TEST_F(NumberPricesTest, Refusals) {
  EXPECT_ERROR(price("6x6", "kings", Touch::none), InputError,
               "fleet 1:inf: numbers are priced for a known number of ships");
  EXPECT_ERROR(price("13x13", "standard", Touch::none), LimitError,
               "can be priced for fewer than 2^63");
  EXPECT_ERROR(price("64x64", "4:1", Touch::none), LimitError,
               "take 192 bits; those of up to 128 can be priced");
  options.memory_limit = 3 << 20;
  EXPECT_ERROR(price("8x8", "small", Touch::none), LimitError, "use a larger --memory-limit");
}

}  // namespace
}  // namespace flotilla::space
