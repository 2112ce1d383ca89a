// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace flotilla::jobs {

// What the help of several commands says.

inline constexpr std::string_view k_touch_rules = R"(Touch rules
  none      ships may not touch, not even diagonally
  corner    ships may touch diagonally
  any       ships may touch in any way; other ships on the same cells are another placement
)";

inline constexpr std::string_view k_exit_codes = R"(Exit codes
  0   done; that there are 0 placements is an answer, too
  1   failed, a check disagreed, or a board or a check was not decided
  2   bad usage or input, a file that cannot be read or written, or nothing to draw: no placement
  3   too big: memory, or a size out of reach
  75  stopped by a signal; a checkpoint to go on from was written
)";

/// How evidence is written: for every command that takes it.
[[nodiscard]] std::string evidence_lines();

}  // namespace flotilla::jobs
