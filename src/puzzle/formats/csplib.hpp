// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads boards as CSPLib prob014 has them (battleship_instances.pl), Prolog facts one after another:
///
///     problem(113, [4:1,3:2,2:3,1:4], [2,4,..], [0,5,..], [c@[7,10],w@[1,6]]).
///
/// a name (a number, a word or text in quotes), length:count, the rows' numbers, the columns', and printed cells at
/// [row,column], counted from 1: w water, c submarine, l r t b left, right, top and bottom end, m middle. A number
/// may be `_`: not known.
///
/// @param where  names the text in messages, which add the line: "boards.pl".
/// @throws InputError  names what is wrong, the value and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_csplib(std::string_view text,
                                                     const std::string& where);

/// One such fact. Requires what traits(Format::csplib) allow.
[[nodiscard]] std::string to_csplib(const Puzzle& puzzle);

}  // namespace flotilla::puzzle
