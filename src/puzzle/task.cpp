// SPDX-License-Identifier: MIT
#include "puzzle/task.hpp"

#include <algorithm>

#include "fleet/cell_name.hpp"
#include "number/narrow.hpp"

namespace flotilla::puzzle {

std::string to_string(const Line& line) {
  return line.is_row ? "row " + std::to_string(line.index + 1)
                     : "column " + column_name(line.index);
}

Task::Task(const Puzzle& puzzle, Reading reading)
    : board_(make_puzzle_board(puzzle.board().rows, puzzle.board().cols, "board")),
      touch_(puzzle.touch),
      is_fleet_given_(puzzle.fleet.has_value()),
      clues_(at(board_.cells()), Clue::unknown) {
  const int longest_berth = board_.long_side();
  for (int length = 1; length <= longest_berth; ++length) {
    const int asked = is_fleet_given_ ? puzzle.fleet->of_length(length) : board_.cells();
    // One more than can stand on the board stays one too many.
    ships_[at(length)] = std::min(asked, board_.cells() + (is_fleet_given_ ? 1 : 0));
    if (ships_[at(length)] == 0) continue;
    longest_ = length;
    lengths_ |= Mask{1} << length;
  }
  if (is_fleet_given_) {  // too long for the board: kept, so that no position is an answer
    for (int length = longest_berth + 1; length <= Fleet::k_max_length; ++length)
      ships_[at(length)] = std::min(puzzle.fleet->of_length(length), board_.cells());
  }
  for (int length = 1; length <= k_max_length; ++length)
    fleet_cells_ += length * ships_[at(length)];
  for (int row = 0; row < board_.rows; ++row)
    numbers_[at(row)] = puzzle.clues.row_number(row).value_or(k_unknown);
  for (int col = 0; col < board_.cols; ++col)
    numbers_[at(board_.rows + col)] = puzzle.clues.column_number(col).value_or(k_unknown);
  for (int row = 0; row < board_.rows; ++row)
    for (int col = 0; col < board_.cols; ++col) {
      Clue clue = puzzle.clues.clue({row, col});
      if (reading == Reading::occupancy && is_ship(clue)) clue = Clue::ship;
      if (clue != Clue::unknown) print({row, col}, clue);
    }
}

void Task::print(Cell cell, Clue clue) {
  clues_[at(cell.row * board_.cols + cell.col)] = clue;
  printed_.push_back({cell, clue});
  Prints& across = prints_[at(cell.row)];
  Prints& down = prints_[at(board_.rows + cell.col)];
  const Mask in_row = Mask{1} << cell.col;
  const Mask in_column = Mask{1} << cell.row;
  const bool lies_across = clue == Clue::left || clue == Clue::right;
  const bool stands = clue == Clue::top || clue == Clue::bottom;
  if (clue == Clue::left) across.begins |= in_row;
  if (clue == Clue::right) across.ends |= in_row;
  if (clue == Clue::top) down.begins |= in_column;
  if (clue == Clue::bottom) down.ends |= in_column;
  if (stands || clue == Clue::submarine) across.crossed |= in_row;
  if (lies_across || clue == Clue::submarine) down.crossed |= in_column;
  if (clue == Clue::middle) {
    across.inside |= in_row;
    down.inside |= in_column;
  }
  if (clue == Clue::submarine) {
    across.alone |= in_row;
    down.alone |= in_column;
  }
}

}  // namespace flotilla::puzzle
