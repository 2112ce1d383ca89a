// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/puzzle.hpp"

/// What the formats of boards have in common.
namespace flotilla::puzzle {

using LineNumbers = std::vector<std::optional<int>>;

/// Numbers are read before it is known what a line can hold: any up to this one.
inline constexpr int k_greatest_read = 1'000'000;

/// Every row's and every column's number, in order.
[[nodiscard]] LineNumbers row_numbers(const Puzzle& puzzle);
[[nodiscard]] LineNumbers column_numbers(const Puzzle& puzzle);

/// Requires as many numbers as rows, or columns.
///
/// @param where  names the place in messages, which add which line it is: "boards.pl:3".
/// @throws InputError  as Evidence::set_row_number.
void set_row_numbers(Puzzle& puzzle, const LineNumbers& numbers, const std::string& where);
void set_column_numbers(Puzzle& puzzle, const LineNumbers& numbers, const std::string& where);

/// Prints `clue` in a cell.
///
/// @throws InputError  if the cell is off the board, or something else is printed there already.
void print_clue(Puzzle& puzzle, Cell cell, Clue clue, const std::string& where);

/// Adds a length to a fleet. Lengths the program cannot have are tolerated with a count of 0.
///
/// @throws InputError  unless length is in 1..16 and count in 0..1000, or if the length has a count already.
void set_ships(Fleet& fleet, std::int64_t length, std::int64_t count, const std::string& where);

/// The fleet with counts[i] ships of length i + 1. @throws InputError  as set_ships.
[[nodiscard]] Fleet fleet_of_counts(const std::vector<int>& counts, const std::string& where);
/// How many ships of length 1, 2, .. up to the longest. Requires a limit on every length.
[[nodiscard]] std::vector<int> counts_by_length(const Fleet& fleet);

/// "1,2,3": whole numbers with `between` between them.
[[nodiscard]] std::string joined(const std::vector<int>& numbers, const std::string& between);
/// The same, with `missing` for what is not known.
[[nodiscard]] std::string joined(const LineNumbers& numbers, const std::string& between,
                                 const std::string& missing);

/// A board's name as it can be written on a line: blanks for control characters, none around it.
[[nodiscard]] std::string name_on_a_line(const Puzzle& puzzle);

/// "board 3" or "board 3 (Monday)", counted from 1.
[[nodiscard]] std::string board_label(std::size_t number, const std::string& name);

}  // namespace flotilla::puzzle
