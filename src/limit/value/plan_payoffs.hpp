// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/value/best_reply.hpp"
#include "limit/value/pace_table.hpp"
#include "limit/value/race_game.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit {

/// [places]: which states a plan comes through at each place, as bits; above them, but for ordered games, the pairs of 3s
/// whose last sweep may start there.
[[nodiscard]] std::vector<std::uint64_t> reached_states(const RaceGame& game,
                                                        const LatticePlan& plan, EdgeRule rule);

/// A plan's chance to win, ties as half, against each board: the classes of both 3s and of the 2.
struct BoardPayoffs {
  int threes = 0;
  int twos = 0;
  std::vector<double> value;  // [threes x threes x twos]
};
/// With either rule, in doubles.
[[nodiscard]] BoardPayoffs board_payoffs(const RaceGame& game, const LatticePlan& plan,
                                         EdgeRule rule, const PaceDoubles* pace, int threads);

/// The same with EdgeRule::finish_edge, exactly: whole numbers over `scale`.
struct ExactPayoffs {
  BigInt scale;
  std::vector<BigInt> value;  // [threes x threes x twos]
};
/// @throws InputError  for tiers, whose last sweeps are no sums of terms on the lattice.
[[nodiscard]] ExactPayoffs exact_payoffs(const RaceGame& game, const LatticePlan& plan,
                                         const PaceTable& pace, int threads);

/// Means over the members of each orbit and over the six offsets.
[[nodiscard]] std::vector<double> orbit_payoffs(const RaceGame& game, const PatternTable& table,
                                                const BoardPayoffs& boards);
[[nodiscard]] std::vector<Rational> orbit_payoffs(const RaceGame& game, const PatternTable& table,
                                                  const ExactPayoffs& boards);

}  // namespace flotilla::limit
