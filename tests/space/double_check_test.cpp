// SPDX-License-Identifier: MIT
#include "space/double_check.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla::space {
namespace {

class DoubleChecks : public testing::Test {
 protected:
  std::unique_ptr<shard::Communicator> solo = shard::make_solo();

  CountResult count(const char* board, const char* fleet, Touch touch,
                    const CountOptions& options = {}) {
    return count_placements({parse_board(board), parse_fleet(fleet), touch}, options, *solo);
  }
};

TEST_F(DoubleChecks, AgreeOnRandomProblems) {
  std::mt19937_64 random(oracle::test_seed() + 80);
  for (int trial = 0; trial < trials(500); ++trial) {
    const Problem problem = oracle::random_problem(
        random, {.max_cells = 42, .max_cells_unlimited = 30, .max_side = 7, .max_ships = 6});
    const CountResult result = count_placements(problem, {}, *solo);
    const DoubleCheck check = double_check(result, {}, *solo);
    ASSERT_TRUE(check.agrees) << to_string(problem) << ": " << check.how << ", " << check.conflict;
    ASSERT_EQ(check.conflict, "");
    ASSERT_FALSE(check.is_stopped);
  }
}

TEST_F(DoubleChecks, SayHow) {
  const auto how = [&](const char* board, const CountOptions& options) {
    const CountResult result = count(board, "2:1,1:1", Touch::none, options);
    return double_check(result, options, *solo).how;
  };
  const std::string prime_1 = Ring::prime_field(1).name(), prime_2 = Ring::prime_field(2).name();
  EXPECT_EQ(how("5x4", {}), "transposed 4x5, " + prime_1);
  EXPECT_EQ(how("4x5", {}), "transposed 5x4, " + prime_1);
  EXPECT_EQ(how("5x5", {}), "cut moved by one column, " + prime_1);
  EXPECT_EQ(how("25x2", {}), "cut moved by one column, " + prime_1);  // 25 columns: too wide
  // Another prime than any the count was made with.
  CountOptions two_rings;
  two_rings.rings = {Ring::binary(1), Ring::prime_field(0)};
  EXPECT_EQ(how("5x5", two_rings), "cut moved by one column, " + prime_2);
}

TEST_F(DoubleChecks, ReportTheFirstCoefficientThatDiffers) {
  CountResult result = count("5x6", "small", Touch::none);
  const std::vector<BigInt> right = result.polynomial;
  for (std::size_t i = 0; i < right.size(); ++i) {
    result.polynomial = right;
    result.polynomial[i] += 1;
    const DoubleCheck check = double_check(result, {}, *solo);
    EXPECT_FALSE(check.agrees);
    const std::vector<int>& used = result.used[i];
    EXPECT_EQ(check.conflict,
              "fleet {1:" + std::to_string(used[0]) + ",2:" + std::to_string(used[1]) +
                  ",3:" + std::to_string(used[2]) + "}: " + to_decimal(right[i] + 1) + " against " +
                  to_decimal(right[i]));
  }
  result.polynomial = right;
  result.polynomial[3] += 1;
  result.polynomial[7] += 1;
  EXPECT_NE(double_check(result, {}, *solo).conflict.find("fleet {1:3,2:0,3:0}"),
            std::string::npos);
}

TEST_F(DoubleChecks, SeeWhatWrappedRound) {
  // A count in too small a ring: right modulo 2^64 only, which a prime shows.
  CountOptions too_small;
  too_small.rings = {Ring::binary(1)};
  const CountResult result = count("9x9", "2:inf", Touch::any, too_small);
  EXPECT_FALSE(double_check(result, {}, *solo).agrees);
}

TEST_F(DoubleChecks, StopWhenAHookDoes) {
  const CountResult result = count("5x4", "2:1", Touch::none);
  CountHooks hooks;
  hooks.after_row = [](const RowReport&, const CountProgress&, const shard::ShardedSweep&) {
    return false;
  };
  const DoubleCheck check = double_check(result, {}, *solo, hooks);
  EXPECT_TRUE(check.is_stopped);
  EXPECT_FALSE(check.agrees);
}

TEST_F(DoubleChecks, FallBackToAnotherCutWhenTheTransposedBoardDoesNotFit) {
  const CountResult result = count("12x4", "standard", Touch::none);
  CountOptions moved, transposed, limited, nothing;
  moved.cut_shift = 1;
  transposed.along_short_side = true;
  const std::uint64_t needed = estimate_count(result.problem, moved, *solo).memory_bytes;
  EXPECT_GT(estimate_count(result.problem, transposed, *solo).memory_bytes, needed);
  limited.memory_limit = needed;
  nothing.memory_limit = 1;
  const DoubleCheck check = double_check(result, limited, *solo);
  EXPECT_TRUE(check.agrees);
  EXPECT_EQ(check.how, "cut moved by one column, " + Ring::prime_field(1).name());
  EXPECT_ERROR(double_check(result, nothing, *solo), LimitError, "of memory per rank");
}

}  // namespace
}  // namespace flotilla::space
