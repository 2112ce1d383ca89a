// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "hunt/game_rules.hpp"
#include "hunt/hunter.hpp"

namespace flotilla::hunt {

/// Names of the hunters that play a plan for {3,3,2} on a board with edges: "plan-adaptive", ...
[[nodiscard]] std::vector<std::string> plan_hunter_names();

/// Plays a plan shot by shot, as the races do without firing what hits nothing: a random offset of the diagonals, the parts in
/// random order, every hit finished at once (results/races.md has the rules). Last sweeps take the colour with fewer unshot cells.
///
/// @param name  of plan_hunter_names()
/// @throws InputError  unless the game is one of fleet 3:2,2:1 on a square from 4x4 on, ships touching, sinking told with the
///                     length, a shot at a time.
[[nodiscard]] std::unique_ptr<Hunter> plan_hunter(const std::string& name, const GameRules& rules,
                                                  std::uint64_t seed);
/// @throws InputError  as plan_hunter, without making one.
void check_plan_hunter(const std::string& name, const GameRules& rules);

}  // namespace flotilla::hunt
