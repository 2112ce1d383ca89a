// SPDX-License-Identifier: MIT
// The published board in full: a million random numbers there and back, two million draws against the exact counts.
#include <gtest/gtest.h>

#include "slow_build.hpp"
#include "space/draw_numbers.hpp"
#include "space/sampler_check.hpp"

namespace flotilla::space {
namespace {

const Problem k_published{{10, 10}, parse_fleet("standard"), Touch::none};

TEST(Placements, AMillionNumbersThereAndBack) {
  Placements placements(k_published, std::nullopt, {});
  constexpr std::uint64_t k_batch = 50000;
  for (std::uint64_t first = 0; first < static_cast<std::uint64_t>(trials(1000000));
       first += k_batch) {
    const std::vector<BigInt> numbers = draw_numbers(3, first, k_batch, placements.total());
    const std::vector<Layout> layouts = placements.at(numbers);
    for (const Layout& layout : layouts) ASSERT_NO_THROW(check_layout(k_published, layout));
    ASSERT_EQ(placements.numbers_of(layouts), numbers);
  }
}

TEST(SamplerCheck, TwoMillionDrawsPassAndBiasedOnesFail) {
  const auto solo = shard::make_solo();
  const BerthCounts exact = count_berths(k_published, std::nullopt, {}, *solo);
  Placements placements(k_published, std::nullopt, {});
  const auto draws = static_cast<std::uint64_t>(trials(2000000));
  const SamplerCheck ours =
      check_sampler(exact, placements, uniform_sampler(placements, 1), draws, *solo);
  EXPECT_TRUE(ours.passes());
  // Published for 20,000 draws: 0.753 %; ten times smaller for a hundred times as many.
  EXPECT_LT(std::abs(ours.largest_gap.drawn - ours.largest_gap.probability), 0.0015);

  const Sampler halved = [&](std::uint64_t first, std::uint64_t count) {
    return placements.at(draw_numbers(1, first, count, placements.total() / 2));
  };
  EXPECT_FALSE(check_sampler(exact, placements, halved, draws, *solo).passes());
}

}  // namespace
}  // namespace flotilla::space
