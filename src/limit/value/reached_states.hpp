// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/value/best_reply.hpp"
#include "limit/value/race_game.hpp"

namespace flotilla::limit {

/// [places]: which states a plan comes through at each place, as bits; above them, but for ordered games, the pairs of 3s
/// whose last sweep may start there.
[[nodiscard]] std::vector<std::uint64_t> reached_states(const RaceGame& game,
                                                        const LatticePlan& plan, EdgeRule rule);

}  // namespace flotilla::limit
