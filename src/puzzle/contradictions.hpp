// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/task.hpp"

namespace flotilla::puzzle {

/// Clues that cannot all hold, seen without looking for an answer.
struct Contradiction {
  enum class Kind {
    rows_against_columns,  ///< their numbers add up to different sums
    rows_against_fleet,    ///< the sum of the row numbers is not the cells of the fleet
    columns_against_fleet,
    number_too_great,  ///< more than ships of the fleet can take of the line, or than its cells that are not water
    number_too_small,    ///< fewer than the ship cells printed in the line
    ship_in_empty_line,  ///< a printed ship cell where the number is 0
    end_off_board,       ///< a piece that would have to go on beyond the edge
    pieces_clash,        ///< what is printed beside a piece denies it
    pieces_touch,        ///< printed ship cells share a corner where ships may not touch
    no_ship_of_length,   ///< the fleet has no ship, or too few, for what is printed
    fleet_too_large      ///< a ship longer than the board, or ships that cannot all stand on it
  };
  Kind kind = Kind::fleet_too_large;
  std::string
      sentence;  // names the clues: "row 3 = 4, but only 3 of its cells are not printed as water"
};

/// "rows_against_columns", ...
[[nodiscard]] std::string_view to_string(Contradiction::Kind kind);

/// All that show in the clues themselves, in the order of the kinds. A puzzle with one has no answer; one without may
/// have none, either.
[[nodiscard]] std::vector<Contradiction> contradictions(const Task& task);

}  // namespace flotilla::puzzle
