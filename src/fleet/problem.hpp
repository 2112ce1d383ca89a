// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "fleet/board.hpp"
#include "fleet/fleet.hpp"
#include "fleet/touch.hpp"

namespace flotilla {

/// What is asked about: all ways to place every ship of `fleet` on `board` under `touch`. Ships longer
/// than the board are not an error: there are then 0 ways. An empty fleet has 1 way.
struct Problem {
  Board board;
  Fleet fleet;
  Touch touch = Touch::none;
  bool operator==(const Problem&) const = default;
};

/// "board 10x10, fleet 4:1,3:2,2:3,1:4, touch none": equal problems give equal text.
[[nodiscard]] std::string to_string(const Problem& problem);

}  // namespace flotilla
