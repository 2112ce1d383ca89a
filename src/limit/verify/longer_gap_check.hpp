// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace flotilla::limit::verify {

/// The loss against the flux bound that the lattice of `steps` of limit/gaps/longer_ships.cpp proves, from below.
///
/// @param lengths  of the ships: 3, 3, 2 and longer ones, in any order
/// Cost: 10^-5 steps^3 s.
[[nodiscard]] double longer_gap_loss(const std::vector<int>& lengths, int steps);

}  // namespace flotilla::limit::verify
