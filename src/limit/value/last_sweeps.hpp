// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "limit/value/pace_table.hpp"
#include "limit/value/race_game.hpp"

namespace flotilla::limit {

/// The best last sweeps against one mix of the hider: what is to be won, as a chance that includes the chance of the pair
/// of 3s but not that of their being found, once both are and the 2 is afloat.
class LastSweeps {
 public:
  /// @param pace  of the game's lattice; used where the game is ordered.
  LastSweeps(const RaceGame& game, const ClassWeights& weights, const PaceDoubles* pace);

  /// @param values, orders  [pairs]: of every pair of classes, the best value and which of game.orders gives it.
  void at_place(const Lattice::Place& place, double* values, std::uint8_t* orders) const;

  /// Where the second 3 sinks at a uniform point of an edge and the last sweep starts there: means over the edge. Ordered
  /// games alone: there the order does not depend on the place.
  ///
  /// @param values  [pairs]
  void on_edge(const Lattice::Place& from, const Lattice::Place& to, double* values) const;

  /// [pairs] of an ordered game.
  [[nodiscard]] const std::vector<std::uint8_t>& fixed_orders() const { return fixed_orders_; }

 private:
  // Ends of phases: A's rest swept or not, 0..2 segments beside B, 0..2 of the others.
  static constexpr int k_ends = 18;
  void fix_orders();
  void ends_of(const Lattice::Place& place, std::array<int, k_ends>& ticks) const;
  [[nodiscard]] double sum(std::size_t pair, const std::array<double, k_ends>& integral) const;
  void ordered_at(const Lattice::Place& place, double* values) const;
  /// What segments win of each class of the 2 at a place, over its chance; not for tiers, whose areas are no ticks.
  using Won = std::array<double, 3>;
  [[nodiscard]] Won won_by_ticks(const SweepOrder& order, const Lattice::Place& place) const;
  [[nodiscard]] Won won_by_areas(const SweepOrder& order, const Lattice::Place& place) const;

  struct Term {
    int end;
    double factor;
  };
  const RaceGame& game_;
  const PaceDoubles* pace_;
  std::vector<double> chance_;  // [pairs x twos]
  std::vector<std::uint8_t> fixed_orders_;
  std::vector<std::array<Term, 6>> terms_;  // [pairs]: value = sum of factor x H(end)
  std::vector<std::size_t> used_ends_;      // those of the terms
  std::vector<double> integral_;  // H by ticks, where the game is neither ordered nor tiers
};

}  // namespace flotilla::limit
