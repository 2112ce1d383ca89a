// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hunt/plans/plan.hpp"
#include "hunt/races/arena.hpp"
#include "hunt/races/game.hpp"

namespace flotilla::races {

/// Which layouts a race is on: 0 random ones, 1 + i those of k_patterns[i].
inline constexpr int k_random_layouts = 0;
inline constexpr int k_layout_kinds = 13;

/// "random", or "1,4" for a pattern.
[[nodiscard]] std::string layouts_name(int kind);
/// random, patterns, all, or such names with spaces between; in ascending order, each once.
/// @param where  names the option in messages
/// @throws InputError  if it is none of these.
[[nodiscard]] std::vector<int> parse_layouts(std::string_view text, std::string_view where);

/// How often each number of shots was taken: games[s] took s.
using ShotCounts = std::vector<std::uint64_t>;

/// One plan's races against the rival.
struct PlanTally {
  std::uint64_t wins = 0, ties = 0,
                losses = 0;  ///< fewer, as many, more shots than the rival on the same layout
  ShotCounts games;

  bool operator==(const PlanTally&) const = default;
};

/// Races on one kind of layouts: sums of whole numbers, so their order does not matter.
struct RaceTally {
  ShotCounts rival;              ///< its games, one a race
  std::vector<PlanTally> plans;  ///< in the contest's order

  RaceTally() = default;
  RaceTally(const Arena& arena, std::size_t n_plans);
  RaceTally& operator+=(const RaceTally& other);
  bool operator==(const RaceTally&) const = default;
};

/// Races of some strategies against a rival, each on the layout of the race's index, with offsets and orders of their own.
///
/// Race i of a seed is the same whoever runs it. The rival's game is one for all strategies.
class Contest {
 public:
  /// @throws InputError  if a strategy cannot be played on the arena.
  Contest(const Arena& arena, std::vector<Strategy> strategies, Strategy rival, std::uint64_t seed);

  [[nodiscard]] const Arena& arena() const { return arena_; }
  [[nodiscard]] const std::vector<Strategy>& strategies() const { return strategies_; }
  [[nodiscard]] const Strategy& rival() const { return rival_; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }

  /// Adds races first .. first + count - 1 of a kind of layouts to `tally`. Several threads may run at once.
  void run(int layouts, std::uint64_t first, std::uint64_t count, RaceTally& tally) const;

 private:
  Arena arena_;
  std::vector<Strategy> strategies_;
  Strategy rival_;
  std::uint64_t seed_;
};

}  // namespace flotilla::races
