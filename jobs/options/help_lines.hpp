// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "jobs/options/option_list.hpp"

namespace flotilla::jobs {

// What the help of several commands says.

inline constexpr std::string_view k_touch_rules = R"(Touch rules
  none      ships may not touch, not even diagonally
  corner    ships may touch diagonally
  any       ships may touch in any way; other ships on the same cells are another placement
)";

inline constexpr std::string_view k_exit_codes = R"(Exit codes
  0   done; that there are 0 placements is an answer, too
  1   failed, a check disagreed, a board or a check was not decided, a game's input ended before the game did,
      or flotilla status found something incomplete
  2   bad usage or input, a file that cannot be read or written, or nothing to draw: no placement
  3   too big: memory, or a size out of reach
  75  stopped by SIGUSR1, SIGTERM or --time-limit; a checkpoint to go on from was written
)";

/// The names of commands that are `chosen`, and `also` after them, on indented lines.
[[nodiscard]] std::string names_of_commands(bool (*chosen)(const Command&),
                                            std::string_view also = "");

/// How evidence is written: for every command that takes it.
[[nodiscard]] std::string evidence_lines();

}  // namespace flotilla::jobs
