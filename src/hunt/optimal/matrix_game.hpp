// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "number/bigint.hpp"

namespace flotilla::hunt {

/// A game of two whose payments are known: the one picks a row, the other a column, and the row's side pays.
struct MatrixSolution {
  Rational value;  ///< what the column's side can be sure of, and the row's side need not exceed
  std::vector<Rational> rows;     ///< probabilities that keep the payment down to it
  std::vector<Rational> columns;  ///< probabilities that bring it up to it
};

/// Exact, by the simplex method in rational numbers with Bland's rule (Math. Oper. Res. 2 (1977), 103), which never goes
/// round in circles.
/// @param payments  [row][column], all positive; at least one of each, rows equally long.
[[nodiscard]] MatrixSolution solve_matrix_game(const std::vector<std::vector<Rational>>& payments);

}  // namespace flotilla::hunt
