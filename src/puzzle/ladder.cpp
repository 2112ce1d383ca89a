// SPDX-License-Identifier: MIT
#include "puzzle/ladder.hpp"

#include "puzzle/rungs/rungs.hpp"

namespace flotilla::puzzle {

namespace {

/// From the cheapest to the dearest; the line rung may be left out.
void climb(Position& position, Rung up_to, bool reads_lines) {
  Position::Changed unread = {};  // by the line rung
  bool is_fleet_read = false;
  while (!position.is_dead()) {
    if (position.has_changed()) {
      const Position::Changed changed = position.take_changed();
      unread.add(changed);
      is_fleet_read = false;
      count_rung(position, changed);
      if (!position.is_dead() && up_to >= Rung::touch) touch_rung(position, changed);
    } else if (reads_lines && !unread.none()) {
      line_rung(position, std::exchange(unread, {}));
    } else if (up_to >= Rung::fleet && !is_fleet_read) {
      is_fleet_read = true;
      fleet_rung(position);
    } else {
      if (up_to >= Rung::probe && position.open_cells() > 0) probe_rung(position);
      if (!position.has_changed()) return;
    }
  }
}

}  // namespace

void climb(Position& position, Rung up_to) { climb(position, up_to, up_to >= Rung::line); }

void climb_for_search(Position& position) { climb(position, Rung::fleet, false); }

}  // namespace flotilla::puzzle
