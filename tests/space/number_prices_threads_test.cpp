// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "space/number_prices.hpp"

namespace flotilla::space {
namespace {

TEST(NumberPricesThreads, GiveTheSameResult) {
  const auto solo = shard::make_solo();
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    const Problem problem{parse_board("6x6"), parse_fleet("3:1,2:1,1:2"), touch};
    const NumberPrices expected = price_numbers(problem, {}, *solo);
    for (const int threads : {2, 5}) {
      PriceOptions options;
      options.threads = threads;
      const NumberPrices found = price_numbers(problem, options, *solo);
      EXPECT_EQ(found.groups, expected.groups);
      EXPECT_EQ(found.additions, expected.additions);
      EXPECT_EQ(found.row_numbers, expected.row_numbers);
      EXPECT_EQ(found.states, expected.states);
    }
  }
}

// The first thread to pass its share of the memory stops all.
TEST(NumberPricesThreads, ALimitPassedInsideIsReported) {
  const auto solo = shard::make_solo();
  const Problem problem{parse_board("7x7"), parse_fleet("small"), Touch::corner};
  PriceOptions options;
  options.threads = 3;
  const std::uint64_t needed = price_numbers(problem, options, *solo).memory_bytes;
  options.memory_limit = needed + needed / 2;
  std::uint64_t limit = options.memory_limit;
  // Less and less, down to where the layers no longer fit.
  std::string message;
  while (message.empty() && limit > needed / 8) {
    limit -= needed / 8;
    options.memory_limit = limit;
    try {
      static_cast<void>(price_numbers(problem, options, *solo));
    } catch (const LimitError& error) {
      message = error.what();
    }
  }
  EXPECT_NE(message.find("use a larger --memory-limit"), std::string::npos) << message;
}

}  // namespace
}  // namespace flotilla::space
