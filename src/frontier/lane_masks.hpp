// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace flotilla::frontier {

using LaneMask = std::array<std::uint64_t, 8>;

constexpr std::array<LaneMask, 256> make_lane_masks() {
  std::array<LaneMask, 256> masks{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    for (std::size_t lane = 0; lane < 8; ++lane) {
      masks[byte][lane] = (byte >> lane & 1U) != 0 ? ~std::uint64_t{0} : 0;
    }
  }
  return masks;
}

/// For each byte of a mask table its eight lanes, all bits set or none: for processors whose loads
/// cannot be masked.
alignas(64) inline constexpr std::array<LaneMask, 256> k_lane_masks = make_lane_masks();

}  // namespace flotilla::frontier
