// SPDX-License-Identifier: MIT
#include "puzzle/print.hpp"

#include "number/narrow.hpp"

namespace flotilla::puzzle {

std::vector<Print> all_prints(const Board& board, bool with_numbers) {
  std::vector<Print> prints;
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col) prints.push_back({{row, col}, std::nullopt});
  if (!with_numbers) return prints;
  for (int row = 0; row < board.rows; ++row) prints.push_back({{}, Line{true, row}});
  for (int col = 0; col < board.cols; ++col) prints.push_back({{}, Line{false, col}});
  return prints;
}

void erase(Puzzle& puzzle, const Print& print) {
  if (!print.line) {
    puzzle.clues.set_clue(print.cell, Clue::unknown);
  } else if (print.line->is_row) {
    puzzle.clues.set_row_number(print.line->index, std::nullopt);
  } else {
    puzzle.clues.set_column_number(print.line->index, std::nullopt);
  }
}

bool same_print(const Puzzle& a, const Puzzle& b, const Print& print) {
  if (!print.line) return a.clues.clue(print.cell) == b.clues.clue(print.cell);
  const int index = print.line->index;
  if (print.line->is_row) return a.clues.row_number(index) == b.clues.row_number(index);
  return a.clues.column_number(index) == b.clues.column_number(index);
}

Puzzle told_whole(const Problem& problem, const Layout& layout, Reading reading) {
  Puzzle puzzle(make_puzzle_board(problem.board.rows, problem.board.cols, "board"));
  puzzle.fleet = problem.fleet;
  puzzle.touch = problem.touch;
  std::vector<int> rows(at(problem.board.rows)), cols(at(problem.board.cols));
  for (int row = 0; row < problem.board.rows; ++row)
    for (int col = 0; col < problem.board.cols; ++col)
      puzzle.clues.set_clue({row, col}, Clue::water);
  for (const Ship& ship : layout)
    for (int i = 0; i < ship.length; ++i) {
      const Cell cell = ship.cell(i);
      ++rows[at(cell.row)];
      ++cols[at(cell.col)];
      puzzle.clues.set_clue(cell, reading == Reading::shapes ? clue_of(ship, i) : Clue::ship);
    }
  for (int row = 0; row < problem.board.rows; ++row)
    puzzle.clues.set_row_number(row, rows[at(row)]);
  for (int col = 0; col < problem.board.cols; ++col)
    puzzle.clues.set_column_number(col, cols[at(col)]);
  return puzzle;
}

}  // namespace flotilla::puzzle
