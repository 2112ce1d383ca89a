// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace flotilla::races {

/// The square a race is played on: side x side cells with edges, or wrapped around in both directions.
///
/// Cells are numbered row-major, (0,0) top left.
class Arena {
 public:
  static constexpr int k_none = -1;
  static constexpr int k_min_side = 4;    // {3,3,2} always fits, and a ship never meets itself
  static constexpr int k_max_side = 120;  // a diagonal fits in 128 bits, a cell in 16
  /// 0 up, 1 left, 2 right, 3 down; 3 - d is opposite to d.
  static constexpr int k_directions = 4;

  /// @throws InputError  unless side is in 4..120, and 6 divides it where it wraps (diagonals are numbered modulo 6).
  Arena(int side, bool wraps);

  [[nodiscard]] int side() const { return side_; }
  [[nodiscard]] bool wraps() const { return wraps_; }
  [[nodiscard]] int cells() const { return side_ * side_; }
  [[nodiscard]] int row(int cell) const { return row_[static_cast<std::size_t>(cell)]; }
  [[nodiscard]] int col(int cell) const { return cell - row(cell) * side_; }
  /// The cell beside `cell`; k_none beyond an edge.
  [[nodiscard]] int neighbour(int cell, int direction) const {
    return neighbours_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
  }
  /// row + col modulo 6, or row - col modulo 6 if `falls`.
  [[nodiscard]] int diagonal_mod_6(int cell, bool falls) const {
    return diagonals_[falls ? 1U : 0U][static_cast<std::size_t>(cell)];
  }
  /// How many cells have that diagonal modulo 6.
  [[nodiscard]] int cells_of(int diagonal, bool falls) const {
    return cells_of_[falls ? 1U : 0U][static_cast<std::size_t>(diagonal)];
  }

 private:
  int side_;
  bool wraps_;
  std::vector<std::int16_t> row_;
  std::vector<std::array<std::int16_t, k_directions>> neighbours_;
  std::array<std::vector<std::uint8_t>, 2> diagonals_;
  std::array<std::array<int, 6>, 2> cells_of_{};
};

/// "10x10", or "96x96 wrapped".
[[nodiscard]] std::string to_string(const Arena& arena);

}  // namespace flotilla::races
