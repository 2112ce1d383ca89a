// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "fleet/layout.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {

/// Calls visit(place) for each bit.
template <typename Visit>
void for_each_place(Mask mask, Visit&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

class Journal;

/// Which cells are known to be ship, which water. Small, copied at every branch.
///
/// A cell settled both ways is a contradiction: is_dead(), and nothing else about the position means anything.
/// The task must outlive the position.
class Position {
 public:
  /// Nothing but what is printed.
  explicit Position(const Task& task);

  [[nodiscard]] const Task& task() const { return *task_; }

  [[nodiscard]] Mask ships(int line) const { return lines_[index(line)].ships; }
  [[nodiscard]] Mask waters(int line) const { return lines_[index(line)].waters; }
  [[nodiscard]] Mask open(int line) const {
    return task_->all_of(line) & ~(ships(line) | waters(line));
  }
  [[nodiscard]] int column_line(int col) const { return task_->board().rows + col; }
  [[nodiscard]] bool is_ship(Cell cell) const { return (ships(cell.row) >> cell.col & 1U) != 0; }
  [[nodiscard]] bool is_water(Cell cell) const { return (waters(cell.row) >> cell.col & 1U) != 0; }
  [[nodiscard]] bool is_open(Cell cell) const { return !is_ship(cell) && !is_water(cell); }
  [[nodiscard]] int open_cells() const { return open_cells_; }

  void settle(Cell cell, bool is_ship);
  /// The places of a line that `mask` names.
  void settle(int line, Mask mask, bool is_ship);

  [[nodiscard]] bool is_dead() const { return is_dead_; }
  /// By the reason that its journal, if it has one, was told last.
  void die();

  /// Lines with a cell settled since they were last taken, one bit a line of rows and of columns.
  struct Changed {
    Mask rows = 0, columns = 0;
    [[nodiscard]] bool none() const { return (rows | columns) == 0; }
    void add(const Changed& other) {
      rows |= other.rows;
      columns |= other.columns;
    }
  };
  [[nodiscard]] Changed take_changed() { return std::exchange(changed_, {}); }
  [[nodiscard]] bool has_changed() const { return !changed_.none(); }
  /// As if every line had changed.
  void touch_all();

  /// Where settled cells are written down, or nullptr.
  [[nodiscard]] Journal* journal() const { return journal_; }
  void set_journal(Journal* journal) { journal_ = journal; }

 private:
  struct Known {
    Mask ships = 0, waters = 0;
  };
  static std::size_t index(int line) { return static_cast<std::size_t>(line); }
  void settle_open(Cell cell, bool is_ship);

  const Task* task_;
  Journal* journal_ = nullptr;
  Changed changed_;
  int open_cells_;
  bool is_dead_ = false;
  std::array<Known, 2 * Puzzle::k_max_side> lines_{};
};

}  // namespace flotilla::puzzle
