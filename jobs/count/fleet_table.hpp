// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "fleet/fleet.hpp"
#include "store/ship_count.hpp"

namespace flotilla::jobs {

/// A fleet as files hold it, shortest ships first.
[[nodiscard]] inline std::vector<store::ShipCount> ships_of(const Fleet& fleet) {
  std::vector<store::ShipCount> ships;
  for (int length = 1; length <= Fleet::k_max_length; ++length) {
    if (fleet.of_length(length) == 0) continue;
    ships.push_back(
        {length, fleet.is_unlimited(length) ? store::k_unlimited_ships : fleet.of_length(length)});
  }
  return ships;
}

}  // namespace flotilla::jobs
