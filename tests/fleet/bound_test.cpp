// SPDX-License-Identifier: MIT
#include "fleet/bound.hpp"

#include <gtest/gtest.h>

#include "oracle/brute_force.hpp"
#include "oracle/known_counts.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla {
namespace {

using oracle::k_known_counts;
using oracle::KnownCount;

TEST(Bound, HoldsForEverySmallerFleetOfRandomProblems) {
  std::mt19937_64 random(oracle::test_seed());
  for (int trial = 0; trial < trials(4000); ++trial) {
    const Problem problem = oracle::random_problem(random, {.max_cells = 20,
                                                            .max_side = 12,
                                                            .max_length = 4,
                                                            .max_ships = 6,
                                                            .unlimited_percent = 25});
    const BigInt bound = placement_upper_bound(problem);
    for (const auto& [used, count] : oracle::brute_force_polynomial(problem))
      ASSERT_GE(bound, count) << to_string(problem);
  }
}

TEST(Bound, HoldsWhenTheBoardIsCrowded) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any})
    for (const Board board : {Board{1, 9}, Board{9, 1}, Board{2, 6}, Board{3, 4}, Board{4, 4}})
      for (const Fleet& fleet :
           {Fleet{{1, 9}}, Fleet{{2, 8}}, Fleet{{3, 2}, {1, 1000}}, Fleet{{4, 4}, {2, 2}}}) {
        const Problem problem{board, fleet, touch};
        const BigInt bound = placement_upper_bound(problem);
        for (const auto& [used, count] : oracle::brute_force_polynomial(problem))
          ASSERT_GE(bound, count) << to_string(problem);
      }
}

TEST(Bound, HoldsForKnownCounts) {
  for (const KnownCount& known : k_known_counts) {
    const Problem problem{parse_board(known.board), parse_fleet(known.fleet),
                          parse_touch(known.touch)};
    EXPECT_GE(placement_upper_bound(problem), BigInt(known.count)) << to_string(problem);
    EXPECT_GE(placement_upper_bound({problem.board.transposed(), problem.fleet, problem.touch}),
              BigInt(known.count));
  }
}

TEST(Bound, IsAtLeastOne) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    EXPECT_EQ(placement_upper_bound({{3, 3}, Fleet(), touch}), 1);
    EXPECT_EQ(placement_upper_bound({{3, 3}, Fleet{{4, 7}}, touch}), 1);
    EXPECT_GE(placement_upper_bound({{1, 1}, Fleet{{1, 1000}}, touch}), 1);
  }
}

// What the sweeps rely on: these answers fit in one 64-bit word.
TEST(Bound, IsTightEnoughForOneWord) {
  const auto bits = [](const char* board, const char* fleet, Touch touch) {
    return bit_length(placement_upper_bound({parse_board(board), parse_fleet(fleet), touch}));
  };
  EXPECT_LE(bits("10x10", "standard", Touch::none), 60);
  EXPECT_LE(bits("11x11", "standard", Touch::none), 64);
  EXPECT_LE(bits("10x10", "standard", Touch::corner), 64);
  EXPECT_LE(bits("12x10", "classic", Touch::any), 64);
  EXPECT_LE(bits("10x10", "german", Touch::none), 64);
  EXPECT_LE(bits("10x10", "kings", Touch::none), 64);
  EXPECT_LE(bits("100x10", "german", Touch::none), 128);
  EXPECT_LE(bits("10x10", "2:inf", Touch::any), 128);
}

}  // namespace
}  // namespace flotilla
