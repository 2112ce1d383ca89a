// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/known_counts.hpp"
#include "oracle/random_problem.hpp"
#include "oracle/row_sweep.hpp"
#include "slow_build.hpp"

namespace flotilla::oracle {
namespace {

Problem problem_of(const KnownCount& known) {
  return {parse_board(known.board), parse_fleet(known.fleet), parse_touch(known.touch)};
}

TEST(Oracle, BruteForceGivesKnownCounts) {
  for (const KnownCount& known : k_known_counts)
    if (known.effort == Effort::brute) {
      EXPECT_EQ(to_decimal(brute_force_count(problem_of(known))), known.count)
          << to_string(problem_of(known));
    }
}

TEST(Oracle, RowSweepGivesKnownCounts) {
  for (const KnownCount& known : k_known_counts)
    if (known.effort == Effort::brute || (known.effort == Effort::sweep && !k_slow_build)) {
      EXPECT_EQ(to_decimal(row_sweep_count(problem_of(known))), known.count)
          << to_string(problem_of(known));
    }
}

TEST(Oracle, ExtremesByHand) {
  const auto both = [](const Problem& problem) {
    const BigInt count = brute_force_count(problem);
    EXPECT_EQ(row_sweep_count(problem), count) << to_string(problem);
    return count;
  };
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    EXPECT_EQ(both({{3, 4}, Fleet(), touch}), 1);
    EXPECT_EQ(both({{1, 1}, Fleet{{1, 1}}, touch}), 1);
    EXPECT_EQ(both({{1, 1}, Fleet{{2, 1}}, touch}), 0);
    EXPECT_EQ(both({{1, 7}, Fleet{{7, 1}}, touch}), 1);
    EXPECT_EQ(both({{3, 3}, Fleet{{16, 1000}}, touch}), 0);
    EXPECT_EQ(both({{3, 3}, Fleet{{2, 1}}, touch}), 12);
  }
  EXPECT_EQ(both({{3, 3}, Fleet{{1, 2}}, Touch::none}), 16);
  EXPECT_EQ(both({{3, 3}, Fleet{{1, 2}}, Touch::corner}), 24);
  EXPECT_EQ(both({{3, 3}, Fleet{{1, 2}}, Touch::any}), 36);
  EXPECT_EQ(both({{2, 2}, Fleet{{2, 2}}, Touch::any}),
            2);  // the full board, two different placements
  EXPECT_EQ(both({{3, 3}, Fleet{{1, 9}}, Touch::any}), 1);   // full board
  EXPECT_EQ(both({{1, 5}, Fleet{{1, 3}}, Touch::none}), 1);  // packed
}

TEST(Oracle, BothAgreeOnRandomProblems) {
  std::mt19937_64 random(test_seed());
  for (int trial = 0; trial < trials(10000); ++trial) {
    const Problem problem = random_problem(random);
    const Polynomial expected = brute_force_polynomial(problem);
    ASSERT_EQ(row_sweep_polynomial(problem), expected) << to_string(problem);
    ASSERT_EQ(brute_force_count(problem), full_fleet_count(expected, problem.fleet))
        << to_string(problem);
  }
}

TEST(Oracle, RowSweepAgreesWithItsTranspose) {
  std::mt19937_64 random(test_seed() + 1);
  for (int trial = 0; trial < trials(300); ++trial) {
    Problem problem =
        random_problem(random, {.max_cells = 35, .max_side = 7, .max_length = 5, .max_ships = 6});
    const Polynomial expected = row_sweep_polynomial(problem);
    problem.board = problem.board.transposed();
    ASSERT_EQ(row_sweep_polynomial(problem), expected) << to_string(problem);
  }
}

TEST(Oracle, PolynomialHoldsEverySmallerFleet) {
  const Problem problem{{4, 4}, Fleet{{1, 4}}, Touch::none};
  const Polynomial expected = {{{0}, 1}, {{1}, 16}, {{2}, 78}, {{3}, 140}, {{4}, 79}};
  EXPECT_EQ(brute_force_polynomial(problem), expected);
  EXPECT_EQ(row_sweep_polynomial(problem), expected);
}

TEST(Oracle, RefusesWhatIsTooLarge) {
  EXPECT_ERROR(brute_force_count({{5, 13}, Fleet(), Touch::any}), LimitError,
               "brute force: the board has 65 cells, allowed 1..64");
  EXPECT_ERROR(row_sweep_count({{6, 6}, parse_fleet("small"), Touch::none}, 100), LimitError,
               "row sweep: more than 100 states in row 0");
}

}  // namespace
}  // namespace flotilla::oracle
