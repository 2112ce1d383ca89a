// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/value/double_oracle.hpp"
#include "limit/verify/upper_claim.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit {

/// A mix of the hider, and what no plan of a class passes against it on a board without end.
struct UpperBound {
  PlanClass plan_class = PlanClass::basic;
  int lines = 0;
  std::vector<std::uint64_t> mix;  // by orbit, in 1e-9; sums to 1e9
  Rational bound;                  // a multiple of 1e-10
};

/// Finds a good mix on grids of up to 256 lines by the double oracle, in doubles, rounds it, then works out in whole numbers
/// what no plan passes against it: see reply_bound.
///
/// @param plan_class  basic or runs. @param lines  1..4096, of the lattice of the proof
/// @param settings  its rule is EdgeRule::trapezoid whatever it says.
/// @throws InputError  for other classes or lines.
/// Cost: that of reply_bound, and some 30 replies on 256 lines.
[[nodiscard]] UpperBound make_upper_bound(PlanClass plan_class, int lines,
                                          const PatternTable& table, OracleSettings settings);

/// As a certificate says it.
[[nodiscard]] UpperClaim claim_of(const UpperBound& bound, const PatternTable& table);

}  // namespace flotilla::limit
