// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "hunt/game_rules.hpp"
#include "hunt/hunter.hpp"
#include "hunt/plans/plan.hpp"

namespace flotilla::hunt {

/// Names of the hunters that play a plan for {3,3,2} on a board with edges: "plan-adaptive", ...
[[nodiscard]] std::vector<std::string> plan_hunter_names();

/// The plan of one of plan_hunter_names(). Last sweeps take the colour with fewer unshot cells.
/// @throws InputError  if there is none of that name.
[[nodiscard]] races::Strategy plan_of_hunter(const std::string& name);

/// Plays a plan shot by shot, as the races do without firing what hits nothing: a random offset of the diagonals, the parts in
/// random order, every hit finished at once (results/races.md has the rules).
///
/// @throws InputError  unless the plan is for boards with edges, and the game one of fleet 3:2,2:1 on a square from 4x4 on, ships
///                     touching, sinking told with the length, a shot at a time.
[[nodiscard]] std::unique_ptr<Hunter> plan_hunter(const races::Strategy& strategy,
                                                  const GameRules& rules, std::uint64_t seed);
/// @throws InputError  as plan_hunter, without making one.
void check_plan_hunter(const races::Strategy& strategy, const GameRules& rules);

}  // namespace flotilla::hunt
