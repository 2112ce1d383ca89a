// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <string>

#include "fleet/board.hpp"
#include "fleet/touch.hpp"

namespace flotilla {

/// One ship in its berth: `length` cells from `first` to the right, or downwards if `vertical`.
/// A one-cell ship is never vertical, so that equal berths are equal values.
struct Ship {
  Cell first;
  int length = 1;
  bool vertical = false;

  /// Its i-th cell from the left or the top, 0 <= i < length.
  [[nodiscard]] Cell cell(int i) const {
    return vertical ? Cell{first.row + i, first.col} : Cell{first.row, first.col + i};
  }
  [[nodiscard]] Cell last() const { return cell(length - 1); }
  [[nodiscard]] bool covers(Cell cell) const;
  /// The same ship on the transposed board.
  [[nodiscard]] Ship transposed() const;
  auto operator<=>(const Ship&) const = default;  // NOLINT(modernize-use-nullptr): clang-tidy 14
};

/// "B3-E3": its first and last cell; "B3" if it has one.
[[nodiscard]] std::string to_string(const Ship& ship);

/// True if the two may stand on a board together.
[[nodiscard]] bool compatible(const Ship& a, const Ship& b, Touch touch);

}  // namespace flotilla
