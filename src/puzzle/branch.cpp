// SPDX-License-Identifier: MIT
#include "puzzle/branch.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <vector>

#include "number/narrow.hpp"
#include "puzzle/rungs/berths.hpp"

namespace flotilla::puzzle {
namespace {

/// Of a length, how many berths take each cell, row-major.
std::vector<int> berths_over(const Position& position, const Berths& berths, int length) {
  const Task& task = position.task();
  const Board& board = task.board();
  std::vector<int> over(at(board.cells()), 0);
  if (length > task.longest()) return over;
  const int lines = length == 1 ? board.rows : task.lines();
  for (int line = 0; line < lines; ++line)
    for_each_place(berths.along(line, length), [&](int begin) {
      for (int place = begin; place < begin + length; ++place) {
        const Cell cell = task.line(line).cell(place);
        ++over[at(cell.row * board.cols + cell.col)];
      }
    });
  return over;
}

/// How little a line leaves to choose: the smaller of what its open cells still hold of ship and of water.
int looseness(const Position& position, int line) {
  const int open = std::popcount(position.open(line));
  const int number = position.task().number(line);
  if (number == Task::k_unknown) return open;
  const int owed = number - std::popcount(position.ships(line));
  return std::min(owed, open - owed);
}

}  // namespace

Cell branch_cell(const Position& position) {
  const Task& task = position.task();
  const Berths berths(position);
  int length = task.longest();
  while (length > 1 && (berths.owed(length) <= 0 || berths.count(length) == 0)) --length;
  const std::vector<int> over = berths_over(position, berths, std::max(length, 1));
  Cell best{-1, -1};
  std::tuple<bool, int> best_score;
  for (int row = 0; row < task.board().rows; ++row)
    for_each_place(position.open(row), [&](int col) {
      const int loose = looseness(position, row) + looseness(position, position.column_line(col));
      const int takers = over[at(row * task.board().cols + col)];
      const std::tuple score(takers == 0, 2 * loose - takers);
      if (best.row >= 0 && score >= best_score) return;
      best = {row, col};
      best_score = score;
    });
  return best;
}

}  // namespace flotilla::puzzle
