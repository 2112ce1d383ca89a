// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads boards as puzzlekit stores those of janko.at, one below the other:
///
///     3 4 2 1          rows, columns, then how many ships have length 1, 2, 3, ..
///     1 1 2 0          column numbers
///     2 0 2            row numbers
///     - w e x          a row of cells: - unknown, x water, o submarine, n s e w the end that points that way, m middle
///     ..
///
/// A number may be `-` or `?`: not known.
///
/// @param where  names the text in messages, which add the line: "janko.txt".
/// @throws InputError  names what is wrong, the value and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_janko(std::string_view text,
                                                    const std::string& where);

/// One such board. Requires what traits(Format::janko) allow.
[[nodiscard]] std::string to_janko(const Puzzle& puzzle);

}  // namespace flotilla::puzzle
