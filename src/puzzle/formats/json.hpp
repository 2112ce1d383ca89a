// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads boards as programs write them: an object each, one after another or in an array.
///
///     name                    a string; may be missing, as all below
///     rows, cols              whole numbers 1..40; needed where the numbers of the lines are missing
///     row_counts, col_counts  one number of ship cells a row or column, null where it is not known
///     fleet                   ships by length, {"4": 1, "3": 2}, a number may be "inf"; or a string, as --fleet takes it;
///                             null: not given
///     touch                   "none", "corner" or "any"; "none" if it is missing
///     reveals                 printed cells, [row, column, shape], counted from 0 at the top left; shapes: water, sub,
///                             left, right, top, bottom, middle, ship
///     answers                 placements, each an array of ships, ["B3", "down", 4]: first cell, direction, length
///     known_solution          one more placement, as rows of # (ship) and . (water)
///
/// Other keys are ignored.
///
/// @param where  names the text in messages, which add the board's place and the key: "boards.json".
/// @throws InputError  for a wrong type or value, or a key given twice: names it and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_json(std::string_view text, const std::string& where);

/// One such object on a line, with its end.
[[nodiscard]] std::string to_json(const PrintedPuzzle& printed);

}  // namespace flotilla::puzzle
