// SPDX-License-Identifier: MIT
#include "space/rough_count.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "shard/communicator.hpp"
#include "space/count.hpp"

namespace flotilla::space {
namespace {

Problem problem_of(const char* board, const char* fleet, Touch touch) {
  return {parse_board(board), parse_fleet(fleet), touch};
}

// The guess is always the same, so that "within four standard errors" cannot fail by chance.
TEST(RoughCount, IsNearTheCount) {
  const auto solo = shard::make_solo();
  for (const Problem& problem :
       {problem_of("6x6", "small", Touch::none), problem_of("8x8", "small", Touch::corner),
        problem_of("7x9", "classic", Touch::any), problem_of("9x9", "standard", Touch::none),
        problem_of("1x7", "2:2", Touch::none), problem_of("3x3", "empty", Touch::none)}) {
    const RoughCount rough = rough_count(problem).value();
    const double count = count_placements(problem, {}, *solo).count.convert_to<double>();
    EXPECT_LE(std::abs(rough.placements - count), 4 * rough.standard_error + 1e-9 * count)
        << to_string(problem);
    EXPECT_LT(rough.standard_error, 0.5 * count) << to_string(problem);
    EXPECT_GE(rough.samples, 50);
  }
}

TEST(RoughCount, IsZeroWhereNothingFits) {
  const RoughCount rough = rough_count(problem_of("3x3", "standard", Touch::none)).value();
  EXPECT_EQ(rough.placements, 0);
  EXPECT_EQ(rough.standard_error, 0);
}

TEST(RoughCount, GuessesOnlyWhatHasANumberOfShipsAndSomeCells) {
  EXPECT_FALSE(rough_count(problem_of("5x5", "kings", Touch::none)));
  EXPECT_FALSE(rough_count(problem_of("10000x64", "2:1", Touch::none)));
  // Numbers past what doubles hold are far too many, too.
  EXPECT_GT(rough_count(problem_of("32x32", "1:512", Touch::any)).value().placements, 1e300);
}

}  // namespace
}  // namespace flotilla::space
