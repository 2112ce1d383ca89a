// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "limit/value/best_reply.hpp"
#include "limit/value/pace_table.hpp"
#include "limit/value/race_game.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit {

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

}  // namespace flotilla::limit
