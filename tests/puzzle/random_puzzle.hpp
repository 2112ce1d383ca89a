// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <random>
#include <set>

#include "oracle/layouts.hpp"
#include "oracle/random_problem.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {

/// Some clues, most of them read off a layout if there is one; what the fleet is may be left out.
struct RandomPuzzle {
  Problem problem;  // the fleet is unlimited where the puzzle does not give it
  Puzzle puzzle;
};

inline Clue shape_in(const Layout& layout, Cell cell) {
  for (const Ship& ship : layout) {
    if (!ship.covers(cell)) continue;
    if (ship.length == 1) return Clue::submarine;
    if (cell == ship.first) return ship.vertical ? Clue::top : Clue::left;
    if (cell == ship.last()) return ship.vertical ? Clue::bottom : Clue::right;
    return Clue::middle;
  }
  return Clue::water;
}

inline int cells_in(const Layout& layout, const Line& line) {
  int cells = 0;
  for (const Ship& ship : layout)
    for (int i = 0; i < ship.length; ++i)
      cells += (line.is_row ? ship.cell(i).row : ship.cell(i).col) == line.index;
  return cells;
}

inline RandomPuzzle random_puzzle(std::mt19937_64& random, int max_cells) {
  using oracle::draw;
  RandomPuzzle result{
      oracle::random_problem(random, {.max_cells = max_cells, .unlimited_percent = 0}),
      Puzzle({1, 1})};
  Problem& problem = result.problem;
  const bool is_fleet_given = draw(random, 0, 9) > 0 || problem.board.cells() > 12;
  if (!is_fleet_given) {
    problem.fleet = Fleet();
    for (int length = 1; length <= problem.board.long_side(); ++length)
      problem.fleet.set(length, Fleet::k_unlimited);
  }
  std::vector<Layout> layouts;
  oracle::for_each_layout(problem, [&](const Layout& layout) { layouts.push_back(layout); });
  Layout hidden;
  if (!layouts.empty()) hidden = layouts[random() % layouts.size()];
  Puzzle puzzle(problem.board);
  puzzle.touch = problem.touch;
  if (is_fleet_given) puzzle.fleet = problem.fleet;
  const int numbers_percent = draw(random, 0, 3) * 33;
  for (int row = 0; row < problem.board.rows; ++row)
    if (draw(random, 1, 100) <= numbers_percent)
      puzzle.clues.set_row_number(row, cells_in(hidden, {true, row}));
  for (int col = 0; col < problem.board.cols; ++col)
    if (draw(random, 1, 100) <= numbers_percent)
      puzzle.clues.set_column_number(col, cells_in(hidden, {false, col}));
  for (int pieces = draw(random, 0, 3); pieces > 0; --pieces) {
    const Cell cell{draw(random, 0, problem.board.rows - 1),
                    draw(random, 0, problem.board.cols - 1)};
    Clue clue = shape_in(hidden, cell);
    if (is_ship(clue) && draw(random, 0, 4) == 0) clue = Clue::ship;
    if (draw(random, 0, 15) == 0) clue = static_cast<Clue>(draw(random, 1, 8));  // perhaps false
    puzzle.clues.set_clue(cell, clue);
  }
  result.puzzle = puzzle;
  return result;
}

/// By definition, from the shapes that the layout would print.
inline bool agrees(const Puzzle& puzzle, Reading reading, const Layout& layout) {
  const Board& board = puzzle.board();
  for (int row = 0; row < board.rows; ++row)
    if (puzzle.clues.row_number(row).value_or(cells_in(layout, {true, row})) !=
        cells_in(layout, {true, row}))
      return false;
  for (int col = 0; col < board.cols; ++col)
    if (puzzle.clues.column_number(col).value_or(cells_in(layout, {false, col})) !=
        cells_in(layout, {false, col}))
      return false;
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col) {
      const Clue printed = puzzle.clues.clue({row, col});
      if (printed == Clue::unknown) continue;
      const Clue shape = shape_in(layout, {row, col});
      if (is_ship(printed) != is_ship(shape)) return false;
      if (!is_ship(printed) || printed == Clue::ship || reading == Reading::occupancy) continue;
      if (printed != shape) return false;
    }
  return true;
}

inline std::set<Layout> enumerated(const RandomPuzzle& random, Reading reading) {
  std::set<Layout> found;
  oracle::for_each_layout(random.problem, [&](Layout layout) {
    std::ranges::sort(layout);
    if (agrees(random.puzzle, reading, layout)) found.insert(layout);
  });
  return found;
}

}  // namespace flotilla::puzzle
