// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "fleet/ship.hpp"
#include "frontier/row_contents.hpp"
#include "number/narrow.hpp"

namespace flotilla::frontier {

/// The two halves of the board. Each is described from the cut outward.
enum class Side { left = 0, right = 1 };
[[nodiscard]] constexpr Side other(Side side) {
  return side == Side::left ? Side::right : Side::left;
}

using flotilla::at;
[[nodiscard]] constexpr std::size_t at(Side side) { return static_cast<std::size_t>(side); }

/// Where a half's columns lie on the board.
struct HalfFrame {
  Side side = Side::left;
  int left_columns = 1;  // columns left of the cut

  /// Board column of the half's c-th one; a negative c lies in the other half.
  [[nodiscard]] int column(int c) const {
    return side == Side::left ? left_columns - 1 - c : left_columns + c;
  }
  /// The ship on the board, when it begins in this row.
  [[nodiscard]] Ship ship(const Begun& begun, int row) const {
    const bool is_turned = side == Side::left && !begun.vertical;
    const int nearest_left = is_turned ? begun.column + begun.length - 1 : begun.column;
    return {{row, column(nearest_left)}, begun.length, begun.vertical};
  }
};

}  // namespace flotilla::frontier
