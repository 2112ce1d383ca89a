// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "frontier/swept.hpp"
#include "oracle/row_sweep.hpp"

namespace flotilla::frontier {

/// Boards of 7..9 columns that the oracle still counts within a second or so.
inline std::vector<Problem> larger_problems() {
  std::vector<Problem> problems;
  const auto add = [&](Board board, const char* fleet, Touch touch) {
    problems.push_back({board, parse_fleet(fleet), touch});
  };
  add({7, 7}, "small", Touch::none);
  add({6, 8}, "small", Touch::corner);
  add({5, 7}, "classic", Touch::any);
  add({5, 9}, "classic", Touch::any);
  add({9, 7}, "4:2,3:2", Touch::corner);
  add({7, 7}, "4:2,3:2", Touch::none);  // nothing that a one-cell ship would make distinct
  add({7, 9}, "5:1,2:2,1:1", Touch::none);
  add({8, 7}, "2:inf", Touch::any);
  add({4, 9}, "3:inf,2:2,7:1", Touch::none);
  add({4, 8}, "3:inf,2:2,7:1", Touch::none);
  add({9, 8}, "kings", Touch::none);
  add({5, 8}, "1:30", Touch::corner);
  return problems;
}

/// The oracle's row sweep, the transposed board and every cut from -2 to +3 give the same polynomial.
inline void expect_row_sweep_however_cut(const Problem& problem) {
  const std::vector<BigInt> expected =
      in_index_order(oracle::row_sweep_polynomial(problem), problem.fleet);
  Problem transposed = problem;
  transposed.board = problem.board.transposed();
  EXPECT_EQ(swept_polynomial(transposed), expected) << to_string(transposed);
  for (int shift = -2; shift <= 3; ++shift) {
    EXPECT_EQ(swept_polynomial(problem, {.cut_shift = shift}), expected)
        << to_string(problem) << ", cut moved by " << shift;
  }
}

}  // namespace flotilla::frontier
