// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "hunt/plans/plan.hpp"
#include "limit/strategy.hpp"

namespace flotilla::limit {

/// A strategy of the large-board limit as real cells play it: shares of parts become whole numbers of cells, and finishing
/// shots count. A half is a track in random order, B of a plan with runs goes diagonal by diagonal, and slots row by row; "A+B"
/// takes cells of both in turns. A 3 is found where its cell of A or B is, a 2 in A if it has a cell there, else in B.
///
/// Weights with a common denominator below 2^32 are kept exactly, others to within 2^-32.
///
/// @param name  of the result
[[nodiscard]] races::Strategy on_cells(const Strategy& strategy, std::string name);

/// All that on_cells depends on, as text: weights, paths and last sweeps.
[[nodiscard]] std::string meaning_of(const Strategy& strategy);

}  // namespace flotilla::limit
