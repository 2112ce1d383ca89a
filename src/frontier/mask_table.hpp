// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "frontier/half_space.hpp"

namespace flotilla::frontier {

/// For each inventory a fill can use: the targets that have room for it, lane by lane.
///
/// Moving a vector up by `used` shifts it by that index offset; a lane whose own inventory does not
/// contain `used` would receive a wrapped-round neighbour, so its bit is 0.
class MaskTable {
 public:
  MaskTable(const HalfSpace& a, const HalfSpace& b, const Inventory& inventory);

  /// Byte at which the row of `used` begins; row 0 belongs to the empty inventory.
  [[nodiscard]] std::uint32_t row_of(std::uint32_t used) const { return rows_[used]; }
  /// The inventory whose row begins there.
  [[nodiscard]] std::uint32_t used_of(std::uint32_t row) const { return used_[row / chunks_]; }
  /// One byte a chunk, bit l = lane l; chunks_of(inventory) bytes a row.
  [[nodiscard]] const std::vector<std::uint8_t>& bytes() const { return bytes_; }

 private:
  std::uint32_t chunks_;
  std::vector<std::uint32_t> rows_;  // by inventory
  std::vector<std::uint32_t> used_;  // by number of the row
  std::vector<std::uint8_t> bytes_;
};

}  // namespace flotilla::frontier
