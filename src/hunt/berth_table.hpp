// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "fleet/problem.hpp"
#include "fleet/ship.hpp"

namespace flotilla::hunt {

/// Every berth of every length of a fleet on its board, numbered: short ships first, row by row.
class BerthTable {
 public:
  /// @param problem  its fleet has no unlimited length.
  explicit BerthTable(const Problem& problem);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] int size() const { return static_cast<int>(ships_.size()); }
  [[nodiscard]] const Ship& ship(int berth) const {
    return ships_[static_cast<std::size_t>(berth)];
  }
  [[nodiscard]] int length(int berth) const { return ship(berth).length; }
  /// Its cells as row * cols + col, from the left or the top.
  [[nodiscard]] std::span<const std::uint16_t> cells(int berth) const {
    const auto first = first_cell_[static_cast<std::size_t>(berth)];
    return {cells_.data() + first, static_cast<std::size_t>(length(berth))};
  }
  /// The berths that cover a cell, ascending.
  [[nodiscard]] std::span<const std::int32_t> over(int cell) const {
    const auto c = static_cast<std::size_t>(cell);
    return {over_.data() + first_over_[c], first_over_[c + 1] - first_over_[c]};
  }
  /// Berths of that length are first .. last - 1; both 0 for lengths the fleet lacks.
  struct Range {
    int first = 0, last = 0;
  };
  [[nodiscard]] Range of_length(int length) const {
    return of_length_[static_cast<std::size_t>(length)];
  }

 private:
  Problem problem_;
  std::vector<Ship> ships_;
  std::vector<std::uint16_t> cells_;
  std::vector<std::uint32_t> first_cell_;  // by berth: in cells_
  std::vector<std::int32_t> over_;
  std::vector<std::uint32_t> first_over_;  // by cell: in over_
  std::vector<Range> of_length_;
};

}  // namespace flotilla::hunt
