// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "hunt/hunter.hpp"

namespace flotilla::hunt {

/// Fires where the most berths of ships afloat lie, each berth weighted by how many open hits it covers.
///
/// A berth counts while it covers no miss, no cell of a sunk ship and none that the touch rule keeps clear, once for each ship of its length afloat;
/// the more open hits it covers, the more it weighs. Ties go to the first cell, row by row: no randomness.
/// Which cells a sunk ship took is inferred from the hits; where several berths fit, only the cells common to
/// all of them are known to be sunk.
///
/// Cost: proportional to the berths over the cell fired at; about 0.3 us a shot on 10x10.
[[nodiscard]] std::unique_ptr<Hunter> density_hunter(const GameRules& rules);

}  // namespace flotilla::hunt
