// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "fleet/ship.hpp"

namespace flotilla {

/// What evidence comes to for whoever places ships: berths no ship may take, cells some ship must
/// cover, and how many ship cells a row has. Whatever was seen, cell by cell or shot by shot, can be
/// said in these terms, because each answer speaks about the one ship that covers a cell.
class BerthRules {
 public:
  /// Nothing is known.
  explicit BerthRules(const Board& board);

  /// No ship takes this berth (a ship in its place). Berths that stick out of the board never count as allowed.
  void forbid(const Ship& berth);
  /// Some ship covers this cell.
  void require(Cell cell);
  /// @param number  ship cells in this row, >= 0.
  void set_row_number(int row, int number);

  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] bool allows(const Ship& berth) const;
  [[nodiscard]] bool is_required(Cell cell) const { return required_[index(cell)]; }
  [[nodiscard]] std::optional<int> row_number(int row) const;
  [[nodiscard]] bool has_row_numbers() const { return has_row_numbers_; }
  /// True if nothing is known.
  [[nodiscard]] bool is_blank() const { return is_blank_; }
  /// The same on the transposed board. Requires that no row has a number.
  [[nodiscard]] BerthRules transposed() const;

  bool operator==(const BerthRules&) const = default;

 private:
  [[nodiscard]] std::size_t index(Cell cell) const;
  [[nodiscard]] std::size_t index(const Ship& berth) const;

  Board board_;
  std::vector<bool> forbidden_;  // by axis, length and first cell; empty: none
  std::vector<bool> required_;   // by cell, row-major
  std::vector<int> numbers_;     // by row; -1: not known
  bool has_row_numbers_ = false;
  bool is_blank_ = true;
};

}  // namespace flotilla
