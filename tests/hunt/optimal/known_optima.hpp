// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <array>

#include "fleet/fleet.hpp"
#include "hunt/optimal/best_play.hpp"

namespace flotilla::hunt {

/// Least mean shots, uniform layouts, touching in any way, answers miss, hit and sunk with length: exact values worked out
/// independently (list of numbers that must come out, hunting on real boards).
struct KnownOptimum {
  int rows, cols;
  const char* fleet;
  std::int64_t shots;
  std::size_t layouts;
};

inline constexpr std::array k_quick_optima = std::to_array<KnownOptimum>({
    {3, 3, "2:1", 54, 12},
    {4, 3, "2:1", 87, 17},
    {4, 4, "2:1", 146, 24},
    {4, 4, "3:1", 90, 16},
    {5, 4, "3:1", 137, 22},
});
inline constexpr std::array k_slow_optima = std::to_array<KnownOptimum>({
    {4, 4, "2:2", 1942, 224},
    {4, 4, "3:1,2:1", 2311, 264},
});

inline void expect_optimum(const KnownOptimum& known) {
  const GameRules rules{{{known.rows, known.cols}, parse_fleet(known.fleet), Touch::any}};
  const SmallGame game(rules);
  EXPECT_EQ(game.size(), known.layouts) << to_string(rules);
  BestPlay play(game, std::vector<std::int64_t>(game.size(), 1));
  EXPECT_EQ(play.total(), known.shots) << to_string(rules);
}

}  // namespace flotilla::hunt
