// SPDX-License-Identifier: MIT
#pragma once

#include "limit/law.hpp"
#include "limit/plan.hpp"
#include "limit/simplex.hpp"
#include "limit/slot_boards.hpp"

namespace flotilla::limit {

/// The 2 that a last sweep looks for.
struct SoughtTwo {
  Halves halves;  // A, B or none
  Slot slot;
};

/// Adds to `law` the last sweep of the searches in `start`, triangles of searches that have just found the second 3.
///
/// @throws InputError  for tiers (C1) unless A and B were fired together and phases are single segments: the lengths of
///                     phases are then not linear in one variable.
void add_last_sweep(const Simplex& start, const LastSweep& sweep, const SoughtTwo& two, Law& law);

}  // namespace flotilla::limit
