// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/value/race_game.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit {

/// What the hider mixes, exactly: chances of (class of one 3, of the other, of the 2), whole numbers over `total`.
struct ExactWeights {
  std::int64_t total = 1;            // at most 2^40
  std::vector<std::int64_t> chance;  // [threes x threes x twos], the same with the 3s swapped
  [[nodiscard]] std::int64_t of(int three, int other, int two) const {
    return chance[static_cast<std::size_t>((three * 2 + other) * 3 + two)];
  }
};

/// @param mix  a whole number for each of the table's orbits: its chance is that over their sum, at most 10^10.
[[nodiscard]] ExactWeights exact_weights(const RaceGame& game, const PatternTable& table,
                                         const std::vector<std::uint64_t>& mix);

/// A chance to win, ties as half, that no plan of the game's class passes against the mix on a board without end, whatever
/// paths it takes: not on the lattice alone. In whole numbers, rounded up: proven. See reply_bound.cpp for why.
///
/// It is above the best plan's by about 0.62 / lines^2, and by 1e-12 at most for rounding.
/// @param game  basic or runs. @param threads  at least 1; the answer does not depend on it.
/// Cost: about 0.8 us and 120 bytes a place, those of `game` included.
[[nodiscard]] Rational reply_bound(const RaceGame& game, const ExactWeights& weights, int threads);

}  // namespace flotilla::limit
