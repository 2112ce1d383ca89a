// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "fleet/problem.hpp"
#include "fleet/ship.hpp"

namespace flotilla::berths {

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

/// Visits the berths that a touch rule forbids to any ship but the one hit in `cell`; some of them more than once.
template <class Visit>
void for_each_berth_too_near(const BerthTable& table, int cell, const Visit& visit) {
  const Board& board = table.problem().board;
  const Touch touch = table.problem().touch;
  if (touch == Touch::any) return;
  const Cell hit{cell / board.cols, cell % board.cols};
  for (int down = -1; down <= 1; ++down)
    for (int right = -1; right <= 1; ++right) {
      const Cell near{hit.row + down, hit.col + right};
      const bool is_corner = down != 0 && right != 0;
      if (near == hit || !board.contains(near) || (is_corner && touch == Touch::corner)) continue;
      for (const int berth : table.over(near.row * board.cols + near.col))
        if (!table.ship(berth).covers(hit)) visit(berth);
    }
}

}  // namespace flotilla::berths
