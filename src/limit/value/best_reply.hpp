// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/value/pace_table.hpp"
#include "limit/value/race_game.hpp"

namespace flotilla::limit {

/// What becomes of a ship found inside an edge.
enum class EdgeRule {
  /// Values on the lattice are those of the continuous game but for O(1 / lines^2): the trapezoid rule.
  trapezoid,
  /// The plan finishes the edge, then goes on from its end as the new state says: a plan that can be played, and whose
  /// value is exact. In ordered games a last sweep starts at once where the second 3 is found on an edge on which
  /// nothing else was found before.
  finish_edge,
};

/// A plan on the lattice.
struct LatticePlan {
  std::vector<std::uint8_t>
      moves;  // [places x states]: coordinate to fire next; k_stay where none can be
  std::vector<std::uint8_t>
      orders;  // which of game.orders a last sweep has: [places x pairs]; ordered games [pairs]
  static constexpr std::uint8_t k_stay = 255;
};

struct Reply {
  double value = 0;  // the chance to win, ties as half, against the mix
  LatticePlan plan;
};

/// The best plan of the game's class against a mix of the hider, and its value: dynamic programming from the end of the
/// race, level by level. With equal values the first of x, y, z1, z2 and the first order are taken.
///
/// @param exact  the pace of the lattice; needed with EdgeRule::finish_edge and in ordered games.
/// @param threads  at least 1; the answer does not depend on it.
/// Cost: time about 0.3 us a place in basic games, 1 us in ordered ones; memory 13 to 26 bytes a place.
[[nodiscard]] Reply best_reply(const RaceGame& game, const ClassWeights& weights, EdgeRule rule,
                               const PaceDoubles* pace, int threads);

}  // namespace flotilla::limit
