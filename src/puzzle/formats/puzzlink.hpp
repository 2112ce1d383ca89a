// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads links to Battleship boards of puzz.link and pzprv3, one a line, or their part from `battleship/` on; lines that
/// begin with # are skipped.
///
///     https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c
///
/// columns/rows/numbers and cells//fleet. The column numbers, then the row numbers, then the cells row by row, each a hex
/// digit, or - and two digits; g..z skip 1..20 that are not known. Cells: 0 water, 1 2 3 4 top, bottom, left and right
/// end, 5 middle, 6 submarine, `.` some ship. Fleets: c = 3:1,2:2,1:3, d = 4:1,3:2,2:3,1:4, e = 5:1,4:2,3:3,2:4,1:5;
/// others as /COUNT/PIECE/.. with ships as pieces: width and height in base 36, then the cells, five bits a base-32
/// digit. Without the last part the fleet is not given.
///
/// @param where  names the text in messages, which add the line: "links.txt".
/// @throws InputError  names what is wrong, the value and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_puzzlink(std::string_view text,
                                                       const std::string& where);

/// A link to puzz.link, with its end of line. Requires what traits(Format::puzzlink) allow.
[[nodiscard]] std::string to_puzzlink(const Puzzle& puzzle);

}  // namespace flotilla::puzzle
