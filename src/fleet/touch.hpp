// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace flotilla {

/// How near two ships may come. They never overlap.
enum class Touch {
  none,    ///< they may not touch, not even diagonally
  corner,  ///< they may touch diagonally, but share no side
  any  ///< they may touch in any way; ships are objects, so the same cells can hold different placements
};

/// "none", "corner" or "any", white space around it ignored.
///
/// @throws InputError  for anything else; suggests the nearest.
[[nodiscard]] Touch parse_touch(std::string_view text);

[[nodiscard]] std::string to_string(Touch touch);

}  // namespace flotilla
