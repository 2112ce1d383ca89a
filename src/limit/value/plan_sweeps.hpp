// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "limit/value/best_reply.hpp"
#include "limit/value/pace_table.hpp"
#include "limit/value/race_game.hpp"

namespace flotilla::limit {

/// What the last sweeps of one plan win on one board, once both 3s are found: a chance that includes that of the 2 to be
/// afloat, but not those of the finds.
///
/// Number, Table: double and PaceDoubles, where it is a share of 1, or Int128 and PaceTable, where it is a whole number over
/// unit x scale (not for tiers). There are no others.
template <typename Number, typename Table>
class PlanSweeps {
 public:
  /// @param pace  of the game's lattice; a null pointer will do for doubles where the game is not ordered
  /// @param pair  of the board's 3s, an index of game.states.pairs
  /// @param two  class of its 2, reflected where the pair is
  PlanSweeps(const RaceGame& game, const LatticePlan& plan, const Table* pace, std::size_t pair,
             int two)
      : game_(game), plan_(plan), pace_(pace), pair_(pair), two_(two) {}

  /// The one that starts at a place.
  [[nodiscard]] Number at_place(std::size_t place) const;
  /// The mean of those that start at a uniform point inside an edge; ordered games alone.
  [[nodiscard]] Number inside_edge(std::size_t from, std::size_t to) const;

 private:
  [[nodiscard]] const SweepOrder& order_at(std::size_t place) const;
  [[nodiscard]] Number density(SweepSegment segment, const Lattice::Place& place) const;
  [[nodiscard]] double by_areas(std::size_t place) const;

  const RaceGame& game_;
  const LatticePlan& plan_;
  const Table* pace_;
  std::size_t pair_;
  int two_;
};

}  // namespace flotilla::limit
