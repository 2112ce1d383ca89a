// SPDX-License-Identifier: MIT
#pragma once

#include "fleet/board.hpp"
#include "fleet/touch.hpp"

namespace flotilla {

/// One ship in its berth: `length` cells from `first` to the right, or downwards if `vertical`.
/// A one-cell ship is never vertical, so that equal berths are equal values.
struct Ship {
  Cell first;
  int length = 1;
  bool vertical = false;

  [[nodiscard]] Cell last() const {
    return vertical ? Cell{first.row + length - 1, first.col}
                    : Cell{first.row, first.col + length - 1};
  }
  bool operator==(const Ship&) const = default;
};

/// True if the two may stand on a board together.
[[nodiscard]] bool compatible(const Ship& a, const Ship& b, Touch touch);

}  // namespace flotilla
