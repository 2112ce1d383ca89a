// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "limit/value/double_oracle.hpp"

namespace flotilla::limit {

/// The value of a class of plans on one grid, by the trapezoid rule.
struct GridValue {
  int lines = 0;
  OracleStep bounds;
  std::vector<double> hider;    // the best mix found
  std::vector<double> chances;  // of the hunter's plans
  double random = 0;            // the best plan's value where the hider places at random
  [[nodiscard]] double middle() const { return (bounds.lower + bounds.upper) / 2; }
};

/// What grids say of the continuous game: values are value + c / lines^2 + ...
struct ClassLimit {
  double value = 0;   // Richardson's, of the two finest grids
  double random = 0;  // likewise, where the hider places at random
  double error =
      0;  // by how much the two finest extrapolations differ, plus what the double oracle left open
  double random_error = 0;  // of `random`, where nothing is left open
};

/// Most lines of a grid: 128 for PlanClass::order, whose lattice has four dimensions, 4096 else.
[[nodiscard]] int most_lines(PlanClass plan_class);

/// Solves on lines / 4, lines / 2 and lines, each grid begun with the plans of the one before.
///
/// @param lines  a multiple of 8, at least 8, at most most_lines(plan_class)
/// @param on_step  called with the grid's lines.
/// @throws InputError  for other numbers of lines.
[[nodiscard]] std::vector<GridValue> solve_on_grids(
    PlanClass plan_class, int lines, const PatternTable& table, OracleSettings settings,
    const std::function<void(int, const OracleStep&)>& on_step);

/// @param grids  as solve_on_grids gives them.
[[nodiscard]] ClassLimit limit_of(const std::vector<GridValue>& grids);

}  // namespace flotilla::limit
