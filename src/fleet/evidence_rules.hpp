// SPDX-License-Identifier: MIT
#pragma once

#include "fleet/berth_rules.hpp"
#include "fleet/evidence.hpp"

namespace flotilla {

/// What `evidence` comes to for whoever places the ships of `problem`: a placement agrees with the one
/// exactly if it agrees with the other.
///
/// A berth is forbidden if it covers water or a miss, if a shape printed in one of its cells is another
/// than its own, or if a shot at it would have been answered otherwise: sunk at the last of its cells to
/// be hit, hit before. Cells printed as ship or hit are required. Berths of lengths the fleet lacks are
/// left alone.
///
/// @throws InputError  as check_evidence; if a column has a number: these would have to be carried
///   through the sweep column by column, and the puzzle solver takes them instead.
/// Cost: proportional to the cells of the board, and to known cells x berths that cover one.
[[nodiscard]] BerthRules berth_rules(const Problem& problem, const Evidence& evidence);

}  // namespace flotilla
