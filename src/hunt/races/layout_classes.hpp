// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "hunt/races/arena.hpp"
#include "hunt/races/trio.hpp"

namespace flotilla::races {

/// One layout of {3,3,2} of each class that the eight symmetries of the board make, in a fixed order.
///
/// @param arena  with edges
/// Cost: some 10 berths^3 steps: 0.3 s for the 240,669 classes of 10x10.
[[nodiscard]] std::vector<Trio> layout_classes(const Arena& arena);

/// "A1-C1 A2-C2 D5-D6": as a person would write it.
[[nodiscard]] std::string to_string(const Trio& trio, const Arena& arena);

}  // namespace flotilla::races
