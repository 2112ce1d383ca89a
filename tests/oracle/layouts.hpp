// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "fleet/problem.hpp"
#include "fleet/ship.hpp"

namespace flotilla::oracle {

/// The ships of one placement.
using Layout = std::vector<Ship>;

/// Every berth of this length on the board.
[[nodiscard]] std::vector<Ship> all_berths(const Board& board, int length);

/// Visits every placement of the whole fleet once, putting ships one by one in every possible way: any number
/// of ships of a length without limit. Cost: about 10^7 ships put a second.
void for_each_layout(const Problem& problem, const std::function<void(const Layout&)>& visit);

}  // namespace flotilla::oracle
