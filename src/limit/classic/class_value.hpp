// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "limit/classic/oracle.hpp"
#include "limit/value/grid_values.hpp"

namespace flotilla::limit::classic {

/// The value of the class on three grids and what they say of a board without end.
struct ClassicLimit {
  std::vector<GridValue> grids;  // lines / 4, lines / 2, lines
  ClassLimit limit;
  /// The share of the hider's mix on the finest grid where exactly one of the 4 and the 5 is double on every board.
  double one_double = 0;
};

/// The value of the class of plans that fire A and B alone until only the 2 is left, by the trapezoid rule.
///
/// @param lines  a multiple of 4, at least 8  @param settings  edges are trapezoid whatever they say
/// @throws InputError  for other numbers of lines.
[[nodiscard]] ClassicLimit solve_class(const std::vector<PatternGroup>& groups, int lines,
                                       SolveSettings settings);

}  // namespace flotilla::limit::classic
