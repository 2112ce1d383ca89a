// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "fleet/problem.hpp"
#include "fleet/ship.hpp"

namespace flotilla {

/// The ships of one placement, ascending: equal placements are equal values.
using Layout = std::vector<Ship>;

/// "A1-C1 E3 ..": its ships, in order.
[[nodiscard]] std::string to_string(const Layout& layout);

/// @throws InputError  unless `layout` is a placement of the whole fleet that keeps the touch rule: names
/// the ships that are in the way, or the length of which there are too many or too few.
void check_layout(const Problem& problem, const Layout& layout);

}  // namespace flotilla
