// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "space/number_prices.hpp"

namespace flotilla::space {
namespace {

TEST(NumberPricesMpi, AsOneProcessAlone) {
  const auto ranks = shard::start_mpi();
  const auto solo = shard::make_solo();
  const std::vector<Problem> problems = {
      {parse_board("6x6"), parse_fleet("small"), Touch::none},
      {parse_board("5x6"), parse_fleet("small"), Touch::corner},
      {parse_board("5x5"), parse_fleet("3:1,2:2"), Touch::any},
      {parse_board("1x4"), parse_fleet("2:1"), Touch::none},      // fewer parts than ranks
      {parse_board("3x3"), parse_fleet("standard"), Touch::none}  // no placement
  };
  for (const Problem& problem : problems) {
    const NumberPrices expected = price_numbers(problem, {}, *solo);
    for (const int threads : {1, 2}) {
      PriceOptions options;
      options.threads = threads;
      const NumberPrices found = price_numbers(problem, options, *ranks);
      EXPECT_EQ(found.groups, expected.groups) << to_string(problem);
      EXPECT_EQ(found.placements, expected.placements);
      EXPECT_EQ(found.number_sets, expected.number_sets);
      EXPECT_EQ(found.additions, expected.additions);
    }
  }
}

TEST(NumberPricesMpi, EveryRankIsToldOfALimit) {
  const auto ranks = shard::start_mpi();
  PriceOptions options;
  options.memory_limit = std::uint64_t{9} << 20U;
  EXPECT_ERROR(
      price_numbers({parse_board("8x8"), parse_fleet("small"), Touch::corner}, options, *ranks),
      LimitError, "");
}

}  // namespace
}  // namespace flotilla::space
