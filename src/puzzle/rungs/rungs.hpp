// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/journal.hpp"
#include "puzzle/position.hpp"

namespace flotilla::puzzle {

// Each rung settles what follows from what is known by its own rules, once over; or finds that nothing can be an
// answer: position.is_dead(). None settles what some answer denies. `changed` are the lines to look at; rungs
// that look at the whole board take none.

/// The numbers alone: a line with all its ships, a line whose open cells must all be ships.
void count_rung(Position& position, const Position::Changed& changed);

/// No ship touches another, and none is longer than the longest: corners and sides of ship cells, what printed pieces
/// say of their neighbours, ends of the longest run, the axis of a middle.
void touch_rung(Position& position, const Position::Changed& changed);

/// What all fillings of a line agree on, by its number and the lengths the fleet has.
void line_rung(Position& position, const Position::Changed& changed);

/// The fleet as an inventory: ships that are finished are spent, those still owed need berths.
void fleet_rung(Position& position);

/// One cell after the other is assumed to be ship and to be water; what kills a position by the cheaper rungs is not so.
/// Stops after the first cell it settles.
void probe_rung(Position& position);

/// Tells the journal, if there is one, why what follows is settled.
inline void because(const Position& position, const Reason& reason) {
  if (Journal* const journal = position.journal()) journal->set_reason(reason);
}

/// Nothing can be an answer, for this reason.
inline void die_of(Position& position, const Reason& reason) {
  because(position, reason);
  position.die();
}

}  // namespace flotilla::puzzle
