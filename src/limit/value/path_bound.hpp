// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla::limit {

/// Numbers of at least -4 and at most 4, rounded up: whole numbers over 2^56, so that eight of them add up in 64 bits.
using Fixed = std::int64_t;
inline constexpr int k_fixed_bits = 56;
/// The least that is not below `value`.
[[nodiscard]] Fixed fixed_up(const Rational& value);

/// Numbers at the points (x, y) of a lattice on the unit square, x and y in 0..lines.
class FixedGrid {
 public:
  FixedGrid() = default;
  explicit FixedGrid(int lines);
  /// [lines + 1], by x
  [[nodiscard]] Fixed* row(int y) { return values_.data() + static_cast<std::size_t>(y) * side_; }
  [[nodiscard]] const Fixed* row(int y) const {
    return values_.data() + static_cast<std::size_t>(y) * side_;
  }

 private:
  std::size_t side_ = 0;
  std::vector<Fixed> values_;
};

/// What firing A and B wins, per share of the part fired: numbers at the points of a lattice, which between them stand for
/// their bilinear interpolation in every cell.
struct PathRewards {
  using Fill = std::function<void(int y, Fixed* row)>;  // sets row [lines + 1]
  Fill of_a;
  Fill of_b;
};

/// An upper bound of the integral of of_a dx + of_b dy along every path from (0, 0) to (1, 1) on which x and y never fall:
/// all of them, not those on the lattice alone.
///
/// Method and proof: path_bound.cpp. Cost: about 20 ns a point.
[[nodiscard]] Fixed path_bound(int lines, const PathRewards& rewards);

/// Numbers on the lattice whose bilinear interpolation bounds the same for paths that start at any point of the square.
[[nodiscard]] FixedGrid path_bounds(int lines, const PathRewards& rewards);

}  // namespace flotilla::limit
