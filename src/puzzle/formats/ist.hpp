// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads boards of the Artificial Intelligence course of IST Lisbon, one below the other:
///
///     ROW      2   3   2   ..       the row numbers
///     COLUMN   6   0   1   ..       the column numbers
///     2                             how many cells are printed
///     HINT     0   0   T            row and column, counted from 0; W water, C submarine, T B L R ends, M middle
///     HINT     9   5   W
///
/// Blanks between words are tabs or spaces. The fleet is always the standard one, 4:1,3:2,2:3,1:4.
///
/// @param where  names the text in messages, which add the line: "instance01.txt".
/// @throws InputError  names what is wrong, the value and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_ist(std::string_view text, const std::string& where);

/// One such board. Requires what traits(Format::ist) allow, and every number.
///
/// @param where  names the board in messages: "board 3".
/// @throws InputError  for another fleet.
[[nodiscard]] std::string to_ist(const Puzzle& puzzle, const std::string& where);

}  // namespace flotilla::puzzle
