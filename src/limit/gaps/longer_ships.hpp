// SPDX-License-Identifier: MIT
#pragma once

#include "limit/gaps/ceiling.hpp"

namespace flotilla {
class Fleet;
}

namespace flotilla::limit::gaps {

/// What no strategy exceeds for a fleet of two 3s, a 2 and longer ships against a hider who places at random. The argument is at
/// the top of longer_ships.cpp. Bit-identical for any number of threads.
///
/// @param steps  K, 1..k_most_longer: 12 K steps of A a board. For the classic fleet the ceiling falls from the flux bound,
///               55.9505 %, to 55.40 at 128 and further, as about 1 / K.
/// @throws InputError  for other steps or fleets. `of_lattice` is the ceiling itself here.
/// Cost: time 10^-6 K^3 s, memory 60 K^3 bytes.
inline constexpr int k_most_longer = 256;
[[nodiscard]] Ceiling longer_ships_ceiling(const Fleet& fleet, int steps, int threads = 1);

/// Whether the fleet is two 3s, a 2 and at least one longer ship.
[[nodiscard]] bool has_longer_ships(const Fleet& fleet);

}  // namespace flotilla::limit::gaps
