// SPDX-License-Identifier: MIT
#include "puzzle/sequential_sampler.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>

#include "oracle/layouts.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla::puzzle {
namespace {

std::set<Layout> all_layouts(const Problem& problem) {
  std::set<Layout> layouts;
  oracle::for_each_layout(problem, [&](Layout layout) {
    std::ranges::sort(layout);
    layouts.insert(layout);
  });
  return layouts;
}

TEST(SequentialSampler, EveryDrawIsAPlacement) {
  std::mt19937_64 random(oracle::test_seed() + 760);
  for (int trial = 0; trial < trials(400); ++trial) {
    const Problem problem =
        oracle::random_problem(random, {.max_cells = 100, .min_ships = 1, .unlimited_percent = 0});
    for (std::uint32_t attempt = 0; attempt < 5; ++attempt) {
      const auto layout = place_in_sequence(problem, random(), random(), attempt);
      if (!layout) continue;
      ASSERT_NO_THROW(check_layout(problem, *layout)) << to_string(problem);
    }
  }
}

TEST(SequentialSampler, EveryPlacementOfATinyBoardIsDrawnUnlessThereIsNone) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any})
    for (const char* fleet : {"2:1,1:2", "3:1,2:1", "3:2,1:1"}) {
      const Problem problem{make_board(4, 3), parse_fleet(fleet), touch};
      std::set<Layout> drawn;
      for (std::uint64_t index = 0; index < 20'000; ++index)
        if (const auto layout = place_in_sequence(problem, 3, index, 0)) drawn.insert(*layout);
      EXPECT_EQ(drawn, all_layouts(problem)) << to_string(problem);
    }
}

// The first ship is uniform on its berths, and so is the second on those left: 1/7 * 1/k each on 1x8.
TEST(SequentialSampler, EachShipIsUniformOnTheBerthsLeft) {
  const Problem problem{make_board(1, 8), parse_fleet("2:1,1:1"), Touch::none};
  std::map<Layout, int> times;
  constexpr int k_draws = 70'000;
  for (std::uint64_t index = 0; index < k_draws; ++index)
    ++times[place_in_sequence(problem, 8, index, 0).value()];
  for (const auto& [layout, drawn] : times) {
    const Ship& longer = layout[0].length == 2 ? layout[0] : layout[1];
    const int left = longer.first.col == 0 || longer.first.col == 6 ? 5 : 4;
    const double share = 1.0 / 7 / left;
    const double five_errors = 5 * std::sqrt(k_draws * share * (1 - share));
    EXPECT_NEAR(drawn, k_draws * share, five_errors) << to_string(layout);
  }
  EXPECT_EQ(times.size(), 2U * 5 + 5U * 4);
}

TEST(SequentialSampler, AttemptsAndDrawsDiffer) {
  const Problem problem{make_board(20, 20), parse_fleet("4:4,3:8,2:12,1:16"), Touch::none};
  const auto draw = [&](std::uint64_t seed, std::uint64_t index, std::uint32_t attempt) {
    return place_in_sequence(problem, seed, index, attempt);
  };
  EXPECT_EQ(draw(1, 2, 3), draw(1, 2, 3));
  EXPECT_NE(draw(1, 2, 3), draw(1, 2, 4));
  EXPECT_NE(draw(1, 2, 3), draw(1, 3, 3));
  EXPECT_NE(draw(1, 2, 3), draw(2, 2, 3));
}

}  // namespace
}  // namespace flotilla::puzzle
