// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "puzzle/position.hpp"

namespace flotilla::puzzle {

/// Where ships can stand in a position, length by length: bit p of a line is the berth along it that begins at p. What is
/// known of its cells and those around must allow a berth, and so must the number of the line.
/// A ship of one cell is found in rows only.
class Berths {
 public:
  explicit Berths(const Position& position);

  /// Ships of this length that can be told already: closed on all sides.
  [[nodiscard]] int finished(int length) const { return finished_[index(length)]; }
  /// Ships of this length still to be found; negative if there are too many.
  [[nodiscard]] int owed(int length) const {
    return position_.task().ships(length) - finished(length);
  }
  /// Berths along `line` that an unfinished ship of `length` can have, 1..longest of the task.
  [[nodiscard]] Mask along(int line, int length) const {
    return berths_[index(length)][index(line)];
  }
  /// Berths of finished ships of this length.
  [[nodiscard]] Mask finished_along(int line, int length) const {
    return closed_[index(length)][index(line)];
  }
  /// All of this length, in all lines.
  [[nodiscard]] int count(int length) const;

  /// Cells of a row that finished ships take.
  [[nodiscard]] Mask finished_cells(int row) const { return finished_cells_[index(row)]; }

  /// Cells of a line that a berth of `length` along it can take.
  [[nodiscard]] static Mask spread(Mask begins, int length);

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  void read_line(int line);
  void take(int line, int length, Mask found, Mask all_ships);
  [[nodiscard]] Mask within_number(int line, int length, Mask begins) const;
  [[nodiscard]] Mask cells_of_submarines(int row) const;
  [[nodiscard]] Mask ships_of(int line) const { return line < 0 ? 0 : position_.ships(line); }
  /// The lines on both sides of a line, or -1.
  struct Sides {
    int before, after;
  };
  [[nodiscard]] Sides sides_of(int line) const;
  [[nodiscard]] Mask closed_beyond(int line) const;
  [[nodiscard]] Mask closed_ships(int line, int length, Mask runs) const;
  void finish(int line, int length, Mask begins);

  const Position& position_;
  std::array<int, Task::k_max_length + 1> finished_{};
  std::array<Mask, Puzzle::k_max_side> finished_cells_{};
  using ByLengthAndLine =
      std::array<std::array<Mask, 2 * Puzzle::k_max_side>, Puzzle::k_max_side + 1>;
  ByLengthAndLine berths_, closed_;
};

}  // namespace flotilla::puzzle
