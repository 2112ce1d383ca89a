// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads game IDs of Boats (boats.c of x-sheep/puzzles-unreleased), one a line; lines that begin with # are skipped.
///
///     4x3f2dn,2,1:1,-,2,0,2,0,2,aLRc
///
/// WIDTHxHEIGHT, f and the longest length, a grade d? and S (both ignored), ships of length 1, 2, ..; behind the
/// colon the column numbers, then the row numbers, `-` if not known, and the cells row by row: a..z stand for 1..26
/// unknown cells, W water, S submarine, T B L R ends, C middle, V some ship; at the end unknown cells may be left out.
/// Without counts there are as many ships of a length as fit into longest + 1 less that length.
///
/// @param where  names the text in messages, which add the line: "ids.txt".
/// @throws InputError  names what is wrong, the value and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_boats(std::string_view text,
                                                    const std::string& where);

/// One such line, with its end. Requires what traits(Format::boats) allow.
///
/// @throws InputError  for what Boats does not load: no ships at all, longer ones than 9 or the
///   board, boards with a side of 1.
[[nodiscard]] std::string to_boats(const Puzzle& puzzle, const std::string& where);

}  // namespace flotilla::puzzle
