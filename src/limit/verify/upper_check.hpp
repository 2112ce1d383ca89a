// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "limit/verify/upper_claim.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit {

/// What a check of an upper certificate found.
struct UpperCheck {
  Rational bound;       // as worked out here
  std::string mistake;  // the first thing that is not as claimed; empty: all is
  [[nodiscard]] bool holds() const { return mistake.empty(); }
};

/// Works out a bound of what any plan of the class wins against the hider's mix, from the rules of the race and the order
/// in which cells are fired alone, and compares. Shares no code with what makes certificates: numbers of 128 bits over a
/// unit of their own, column after column, all states at once. Everything is rounded up.
///
/// The claim holds if its bound is the least multiple of 1e-10 that is proven so; within 1e-12 of the next, that one may
/// stand, too.
/// @throws InputError  if the claim is malformed: class, lines, names, sum of weights, a bound that is no number.
/// Cost: about 1.6 us a point of the lattice, memory for 50 of its columns.
[[nodiscard]] UpperCheck check_upper(const UpperClaim& claim);

}  // namespace flotilla::limit
