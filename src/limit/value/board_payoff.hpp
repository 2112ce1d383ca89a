// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/value/best_reply.hpp"
#include "limit/value/pace_table.hpp"
#include "limit/value/race_game.hpp"

namespace flotilla::limit {

/// A board, by the classes of its ships.
struct BoardClasses {
  int three;
  int other;
  int two;
};

/// A plan's chance to win, ties as half, on one board.
///
/// Number, Table: double and PaceDoubles, where it is a share of 1, or Int128 and PaceTable, where it is a whole number over
/// scale x unit^3 (EdgeRule::finish_edge alone, not for tiers). There are no others.
///
/// @param pace  of the game's lattice; a null pointer will do for doubles with EdgeRule::trapezoid where the game is not
///              ordered
/// @param reached  [places]: reached_states of the plan
/// Cost: time about 1e-8 s for every place and state that the plan comes through; memory two levels of the lattice.
template <typename Number, typename Table>
[[nodiscard]] Number board_payoff(const RaceGame& game, const LatticePlan& plan, EdgeRule rule,
                                  const Table* pace, const std::vector<std::uint64_t>& reached,
                                  const BoardClasses& board);

}  // namespace flotilla::limit
