// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "limit/patterns.hpp"
#include "limit/value/plan_payoffs.hpp"
#include "limit/value/race_game.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit {

/// [orbits]: a plan's chance to win on each, from that on each board: means over the members and over the six offsets.
[[nodiscard]] std::vector<double> orbit_payoffs(const RaceGame& game, const PatternTable& table,
                                                const BoardPayoffs& boards);
[[nodiscard]] std::vector<Rational> orbit_payoffs(const RaceGame& game, const PatternTable& table,
                                                  const ExactPayoffs& boards);

}  // namespace flotilla::limit
