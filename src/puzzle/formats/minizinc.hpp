// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads a board as MiniZinc data of the solbat benchmarks (minizinc-benchmarks/solbat/sb.mzn), in any order:
///
///     height = 2; width = 3; maxship = 2; ship = [1,1]; hint = [| 0, 1, 3 | 0, 0, 0 |];
///     rowsum = [2,1]; colsum = [0,1,2];
///
/// ship counts ships of length 1..maxship. A hint is 0 nothing, 1 water, 2 submarine, 3 left, 4 right, 5 top, 6 bottom
/// end, 7 middle; without `hint`, nothing is printed. A name that has its value already begins another board.
///
/// @param where  names the text in messages, which add the line: "sb.dzn".
/// @throws InputError  names what is wrong, the value and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_minizinc(std::string_view text,
                                                       const std::string& where);

/// Such data. Requires what traits(Format::minizinc) allow, and every number.
[[nodiscard]] std::string to_minizinc(const Puzzle& puzzle);

}  // namespace flotilla::puzzle
