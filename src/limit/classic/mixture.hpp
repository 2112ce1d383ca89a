// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/classic/oracle.hpp"
#include "limit/classic/whole_values.hpp"
#include "limit/verify/mixture_claim.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit::classic {

struct MixturePlan {
  std::uint64_t weight = 0;   // its chance is weight / the sum of weights
  Plan plan;                  // k_unused wherever it never comes
  std::vector<Int128> types;  // whole_values
};

/// A mixture of plans that can be played, and what it wins at least: rationals below the true values by less than 1e-15.
struct Mixture {
  const Rules* rules = &half_rules();
  int lines = 0;
  std::vector<MixturePlan> plans;
  std::vector<Rational> patterns;  // by group
  Rational guarantee;              // the least of them
};

/// Finds the best mixture of plans on a lattice in doubles, then works out in whole numbers what it wins.
///
/// @param lines  2..most_lines(rules)  @param settings  edges are finished whatever they say
/// Lattices of half the lines, down to 16, come first: their mixes of the hider are nearly the best ones.
[[nodiscard]] Mixture make_mixture(int lines, const std::vector<PatternGroup>& groups,
                                   SolveSettings settings);

/// As a certificate says it.
[[nodiscard]] MixtureClaim claim_of(const Mixture& mixture,
                                    const std::vector<PatternGroup>& groups);

/// "classic"; "classic-c" where plans fire C before the last sweep, "classic-c3" if only as long as a 3 is afloat.
[[nodiscard]] std::string class_name(const Rules& rules);

}  // namespace flotilla::limit::classic
