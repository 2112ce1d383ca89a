// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "puzzle/formats/puzzle_file.hpp"

namespace flotilla::puzzle {

/// A board with every shape in its first two rows, but `ship`; all numbers known; the standard fleet.
inline Puzzle sample_puzzle() {
  Puzzle puzzle(Board{3, 4});
  puzzle.fleet = parse_fleet("standard");
  using enum Clue;
  const Clue clues[2][4] = {{water, submarine, left, right}, {top, bottom, middle, unknown}};
  for (int row = 0; row < 2; ++row)
    for (int col = 0; col < 4; ++col) puzzle.clues.set_clue({row, col}, clues[row][col]);
  for (int row = 0; row < 3; ++row) puzzle.clues.set_row_number(row, row + 2);
  for (int col = 0; col < 4; ++col) puzzle.clues.set_column_number(col, col % 3);
  return puzzle;
}

/// The same with some ship in D2, without the numbers of row 2 and column 1.
inline Puzzle sample_with_gaps() {
  Puzzle puzzle = sample_puzzle();
  puzzle.clues.set_clue({1, 3}, Clue::ship);
  puzzle.clues.set_row_number(1, std::nullopt);
  puzzle.clues.set_column_number(0, std::nullopt);
  return puzzle;
}

/// Anything that `format` can say: sides of 2..40, at random.
inline PrintedPuzzle random_puzzle(Format format, std::mt19937& random) {
  const FormatTraits& can = traits(format);
  const auto below = [&](unsigned most) { return static_cast<int>(random() % most); };
  PrintedPuzzle printed{Puzzle(Board{2 + below(39), 2 + below(39)}), {}};
  Puzzle& puzzle = printed.puzzle;
  const Board& board = puzzle.board();
  if (can.has_name && below(4) != 0) puzzle.name = "it's no. " + std::to_string(below(1000));
  for (int row = 0; row < board.rows; ++row)
    if (!can.has_missing_numbers || below(3) != 0)
      puzzle.clues.set_row_number(row, below(static_cast<unsigned>(board.cols) + 1));
  for (int col = 0; col < board.cols; ++col)
    if (!can.has_missing_numbers || below(3) != 0)
      puzzle.clues.set_column_number(col, below(static_cast<unsigned>(board.rows) + 1));
  const unsigned sparseness = below(2) == 0 ? 1 : 12;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const auto clue = static_cast<Clue>(below(9));
      if (below(sparseness) == 0 && (can.has_ship_parts || clue != Clue::ship))
        puzzle.clues.set_clue({row, col}, clue);
    }
  }
  puzzle.fleet = parse_fleet("standard");
  if (format == Format::boats && board.long_side() < 4) puzzle.fleet = Fleet{{1, 2}};
  if (format != Format::ist && below(3) != 0) {
    const int longest = 1 + below(static_cast<unsigned>(std::min(9, board.long_side())));
    puzzle.fleet = Fleet();
    for (int length = 1; length < longest; ++length) puzzle.fleet->set(length, below(5));
    puzzle.fleet->set(longest, 1 + below(20));
  }
  if (can.has_missing_fleet && below(3) == 0) puzzle.fleet.reset();
  if (can.has_missing_fleet && below(3) == 0) puzzle.fleet = Fleet{{2, Fleet::k_unlimited}};
  if (can.has_touch) puzzle.touch = static_cast<Touch>(below(3));
  if (can.has_answers && below(2) == 0)
    printed.answers = {{Ship{{0, 0}, 2, true}, Ship{{0, 1}, 1, false}}, {}};
  return printed;
}

inline bool same(const PrintedPuzzle& a, const PrintedPuzzle& b) {
  return a.puzzle == b.puzzle && a.answers == b.answers;
}

/// The one board of a text.
inline Puzzle only_puzzle(const std::vector<PrintedPuzzle>& puzzles) {
  return puzzles.size() == 1 ? puzzles.front().puzzle : Puzzle(Board{1, 1});
}

}  // namespace flotilla::puzzle
