// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "number/bigint.hpp"
#include "number/enclosure.hpp"
#include "number/log_sum.hpp"

namespace flotilla::limit {

/// A mix of plans against a mix of patterns, and proof of how good both are.
struct GameSolution {
  std::vector<Rational> plans;     // weights, >= 0, they sum to 1
  std::vector<Rational> patterns;  // the hider's
  LogSum guarantee;                // the least that the plans' mix wins on a pattern: exact
  LogSum ceiling;  // the most that a plan wins against the patterns' mix: exact; no mix does better
  std::size_t worst;  // a pattern where the guarantee is met
};

/// The best mix of plans, by linear programming: rows are plans, columns patterns, entries what the plan wins.
///
/// GLPK's simplex finds which weights are positive and which columns are met with equality; these equations are then
/// solved in rationals (with entries that have logarithms replaced by rationals near them), and guarantee and ceiling
/// are exact for the weights returned, whatever rounding was before. For rational entries both are the game's value,
/// unless the basis found is not optimal, in which case the ceiling is above.
/// @param scores  plans x patterns, at least 1 x 1
/// @throws LimitError  if the simplex fails
[[nodiscard]] GameSolution solve_game(const std::vector<std::vector<LogSum>>& scores);

}  // namespace flotilla::limit
