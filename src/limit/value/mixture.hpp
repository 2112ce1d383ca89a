// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "limit/value/double_oracle.hpp"
#include "limit/value/plan_payoffs.hpp"
#include "limit/verify/mixture_claim.hpp"

namespace flotilla::limit {

/// A plan of a mixture, with what it wins on every board, exactly.
struct MixturePlan {
  std::uint64_t weight = 0;  // its chance is weight / the sum of weights
  LatticePlan plan;          // k_stay wherever it never comes
  ExactPayoffs boards;
};

/// A mixture of plans that can be played, and what it wins on every pattern at least: exact rationals.
struct Mixture {
  PlanClass plan_class = PlanClass::order;
  int lines = 0;
  std::vector<MixturePlan> plans;
  std::vector<Rational> patterns;  // by orbit: the chance to win, ties as half
  Rational guarantee;              // the least of them
};

/// Finds the best mixture of plans on a lattice by the double oracle, in doubles, then works out exactly what it wins.
///
/// @param plan_class  basic, runs or order. @param lines  as the lattice; a multiple of 4 for order.
/// @param settings  its rule is EdgeRule::finish_edge whatever it says.
/// @throws InputError  for tiers or bad numbers of lines.
/// Cost: 20 to 40 replies.
[[nodiscard]] Mixture make_mixture(PlanClass plan_class, int lines, const PatternTable& table,
                                   OracleSettings settings);

/// As a certificate says it.
[[nodiscard]] MixtureClaim claim_of(const Mixture& mixture, const PatternTable& table);

/// The patterns' values and the guarantee from the plans' boards and weights.
void settle(Mixture& mixture, const PatternTable& table);

}  // namespace flotilla::limit
