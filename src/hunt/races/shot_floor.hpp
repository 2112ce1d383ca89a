// SPDX-License-Identifier: MIT
#pragma once

#include "hunt/races/arena.hpp"

namespace flotilla::races {

/// Seconds of the least that firing one cell after another in random order takes on this machine: the next cell of the order is
/// read, looked up on the board and marked. What a race costs that makes every shot, at least: its shots times this.
[[nodiscard]] double cheapest_shot_s(const Arena& arena);

}  // namespace flotilla::races
