// SPDX-License-Identifier: MIT
#pragma once

#include "limit/law.hpp"
#include "limit/plan.hpp"
#include "limit/simplex.hpp"

namespace flotilla::limit {

/// Adds to `law` the last sweep of the searches in `start`, triangles of searches that have just found the second 3.
///
/// @param two  the halves the 2 touches: A, B or none
/// @throws InputError  for tiers (C1) where B is in random order: the lengths of phases are then not linear.
void add_last_sweep(const Simplex& start, const LastSweep& sweep, Halves two, Law& law);

}  // namespace flotilla::limit
