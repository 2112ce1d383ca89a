// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "frontier/larger_problems.hpp"

namespace flotilla::frontier {
namespace {

TEST(SweepSlow, FindsWhatTheRowSweepFindsHoweverItIsCut) {
  for (const Problem& problem : larger_problems()) expect_row_sweep_however_cut(problem);
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    expect_row_sweep_however_cut({{8, 8}, parse_fleet("small"), touch});
    expect_row_sweep_however_cut({{6, 9}, parse_fleet("5:1,4:2,3:2"), touch});
  }
}

// 720 coefficients with most of them in use.
TEST(SweepSlow, LongPolynomials) {
  const Problem problem{{7, 7}, parse_fleet("five"), Touch::none};
  EXPECT_EQ(swept_polynomial(problem, {.cut_shift = 1}),
            in_index_order(oracle::row_sweep_polynomial(problem), problem.fleet));
}

}  // namespace
}  // namespace flotilla::frontier
