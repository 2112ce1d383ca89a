// SPDX-License-Identifier: MIT
#include "puzzle/formats/board_parts.hpp"

#include "fleet/cell_name.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::puzzle {

LineNumbers row_numbers(const Puzzle& puzzle) {
  LineNumbers numbers;
  for (int row = 0; row < puzzle.board().rows; ++row)
    numbers.push_back(puzzle.clues.row_number(row));
  return numbers;
}

LineNumbers column_numbers(const Puzzle& puzzle) {
  LineNumbers numbers;
  for (int col = 0; col < puzzle.board().cols; ++col)
    numbers.push_back(puzzle.clues.column_number(col));
  return numbers;
}

void set_row_numbers(Puzzle& puzzle, const LineNumbers& numbers, const std::string& where) {
  for (int row = 0; row < puzzle.board().rows; ++row)
    puzzle.clues.set_row_number(row, numbers.at(at(row)),
                                where + ": row " + std::to_string(row + 1));
}

void set_column_numbers(Puzzle& puzzle, const LineNumbers& numbers, const std::string& where) {
  for (int col = 0; col < puzzle.board().cols; ++col)
    puzzle.clues.set_column_number(col, numbers.at(at(col)),
                                   where + ": column " + std::to_string(col + 1));
}

void print_clue(Puzzle& puzzle, Cell cell, Clue clue, const std::string& where) {
  if (!puzzle.board().contains(cell))
    throw InputError(where + ": the cell in row " + std::to_string(cell.row + 1) + ", column " +
                     std::to_string(cell.col + 1) + " is not on the board " +
                     to_string(puzzle.board()));
  const Clue printed = puzzle.clues.clue(cell);
  if (printed != Clue::unknown && printed != clue)
    throw InputError(where + ": cell " + cell_name(cell) + " is " + to_string(clue) + " here and " +
                     to_string(printed) + " before");
  puzzle.clues.set_clue(cell, clue);
}

void set_ships(Fleet& fleet, std::int64_t length, std::int64_t count, const std::string& where) {
  if (count == 0 && length > Fleet::k_max_length) return;
  if (length < 1 || length > Fleet::k_max_length)
    throw InputError(where + ": length of a ship = " + std::to_string(length) + ", allowed 1.." +
                     std::to_string(Fleet::k_max_length));
  const int narrowed = static_cast<int>(length);
  if (count < 0 || count > Fleet::k_max_count)
    throw InputError(where + ": number of ships of length " + std::to_string(length) + " = " +
                     std::to_string(count) + ", allowed 0.." + std::to_string(Fleet::k_max_count));
  if (fleet.of_length(narrowed) != 0)
    throw InputError(where + ": ships of length " + std::to_string(length) + " are counted twice");
  fleet.set(narrowed, static_cast<int>(count));
}

Fleet fleet_of_counts(const std::vector<int>& counts, const std::string& where) {
  Fleet fleet;
  for (std::size_t i = 0; i < counts.size(); ++i)
    set_ships(fleet, static_cast<std::int64_t>(i) + 1, counts[i], where);
  return fleet;
}

std::vector<int> counts_by_length(const Fleet& fleet) {
  std::vector<int> counts;
  for (int length = 1; length <= fleet.longest(); ++length)
    counts.push_back(fleet.of_length(length));
  return counts;
}

std::string joined(const LineNumbers& numbers, const std::string& between,
                   const std::string& missing) {
  std::string text;
  for (const std::optional<int>& number : numbers)
    text += (text.empty() ? "" : between) + (number ? std::to_string(*number) : missing);
  return text;
}

std::string joined(const std::vector<int>& numbers, const std::string& between) {
  return joined(LineNumbers(numbers.begin(), numbers.end()), between, "");
}

std::string name_on_a_line(const Puzzle& puzzle) {
  constexpr unsigned char k_first_shown = 32, k_delete = 127;
  std::string name = puzzle.name;
  for (char& c : name)
    if (static_cast<unsigned char>(c) < k_first_shown || c == k_delete) c = ' ';
  return std::string(trimmed(name));
}

std::string board_label(std::size_t number, const std::string& name) {
  const std::string label = "board " + std::to_string(number);
  return name.empty() ? label : label + " (" + std::string(trimmed(name.substr(0, 60))) + ")";
}

}  // namespace flotilla::puzzle
