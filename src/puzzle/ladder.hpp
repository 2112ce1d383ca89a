// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/journal.hpp"
#include "puzzle/position.hpp"

namespace flotilla::puzzle {

/// Climbs the rungs up to one, the cheapest that settles something first, until none does or the position is dead.
/// Afterwards, if no cell is open and the position is not dead, it is an answer if `up_to` is at least Rung::fleet;
/// is_answer tells in any case.
void climb(Position& position, Rung up_to);

/// The same up to Rung::fleet without the line rung, which settles little that the fleet rung does not, for its time:
/// published 10x10 boards are searched in half the time with 3 % more branch points.
void climb_for_search(Position& position);

}  // namespace flotilla::puzzle
