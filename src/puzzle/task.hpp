// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "number/narrow.hpp"
#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// One bit a cell of a line, from the left or the top.
using Mask = std::uint64_t;

/// How a printed piece is read.
enum class Reading {
  shapes,    ///< it says which part of its ship it is
  occupancy  ///< a ship part only says that a ship is there
};

/// A row or a column.
struct Line {
  bool is_row = true;
  int index = 0;
  [[nodiscard]] Cell cell(int place) const {
    return is_row ? Cell{index, place} : Cell{place, index};
  }
  bool operator==(const Line&) const = default;
};

/// "row 3", "column B": counted and named as on the printed board.
[[nodiscard]] std::string to_string(const Line& line);

/// A puzzle as the rungs read it: masks by line.
class Task {
 public:
  static constexpr int k_unknown = -1;
  static constexpr int k_max_length = Puzzle::k_max_side;

  /// Where a ship that lies along a line may not have the cells of the line, by what is printed there.
  struct Prints {
    Mask begins = 0;   // only as its first cell, of several
    Mask ends = 0;     // only as its last cell, of several
    Mask crossed = 0;  // not at all: its ship lies across the line, or is a submarine
    Mask inside = 0;   // only between its ends
    Mask alone = 0;    // a submarine
  };

  /// @throws InputError  unless each side is in 1..40.
  explicit Task(const Puzzle& puzzle, Reading reading = Reading::shapes);

  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] Touch touch() const { return touch_; }
  /// Ships may not share a side: every straight run of ship cells is one ship, or part of one across.
  [[nodiscard]] bool keeps_sides() const { return touch_ != Touch::any; }
  [[nodiscard]] bool keeps_corners() const { return touch_ == Touch::none; }
  [[nodiscard]] bool is_fleet_given() const { return is_fleet_given_; }
  /// Ships of a length 1..40; as many as there are cells where the fleet is not given.
  [[nodiscard]] int ships(int length) const { return ships_[static_cast<std::size_t>(length)]; }
  /// The greatest length with a ship that fits on the board at all; 0 for none.
  [[nodiscard]] int longest() const { return longest_; }

  /// Ship cells of the fleet as given.
  [[nodiscard]] int fleet_cells() const { return fleet_cells_; }
  /// Bit n: there are ships of n cells, and they fit on the board.
  [[nodiscard]] Mask lengths() const { return lengths_; }

  /// Rows first, then columns.
  [[nodiscard]] int lines() const { return board_.rows + board_.cols; }
  [[nodiscard]] Line line(int number) const {
    return number < board_.rows ? Line{true, number} : Line{false, number - board_.rows};
  }
  [[nodiscard]] int cells_of(int line) const {
    return line < board_.rows ? board_.cols : board_.rows;
  }
  [[nodiscard]] Mask all_of(int line) const { return (Mask{1} << cells_of(line)) - 1; }
  /// Ship cells, or k_unknown.
  [[nodiscard]] int number(int line) const { return numbers_[static_cast<std::size_t>(line)]; }
  [[nodiscard]] const Prints& prints(int line) const {
    return prints_[static_cast<std::size_t>(line)];
  }
  /// What is printed, as it is read: occupancy turns every shape into `ship`.
  [[nodiscard]] Clue clue(Cell cell) const { return clues_[at(cell.row * board_.cols + cell.col)]; }
  struct PrintedCell {
    Cell cell;
    Clue clue;
  };
  /// All cells with something printed, row by row.
  [[nodiscard]] const std::vector<PrintedCell>& printed() const { return printed_; }

 private:
  void print(Cell cell, Clue clue);

  Board board_;
  Touch touch_;
  bool is_fleet_given_;
  int longest_ = 0;
  int fleet_cells_ = 0;
  Mask lengths_ = 0;
  std::array<int, k_max_length + 1> ships_{};
  std::array<int, 2 * Puzzle::k_max_side> numbers_{};
  std::array<Prints, 2 * Puzzle::k_max_side> prints_{};
  std::vector<Clue> clues_;
  std::vector<PrintedCell> printed_;
};

}  // namespace flotilla::puzzle
