// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "limit/verify/ceiling_claim.hpp"

namespace flotilla::limit {

/// Works out the ceiling again and compares. Shares no code with what makes it: for flux, chances are multiplied at rational
/// times and integrated by exact quadrature; for r1 and r2, losses are integrated from what is found by when, in doubles, each
/// lowered by far more than rounding can do, and the lattice is swept slice by slice. The argument is the one in
/// limit/gaps/ceiling.cpp.
///
/// @return  the first thing that is not as claimed; empty: all is.
/// @throws InputError  if the claim is malformed: relaxation, fleet, steps, ceiling.
/// Cost: for r2 about 2 10^-6 K^3 s.
[[nodiscard]] std::string check_ceiling(const CeilingClaim& claim, int threads = 1);

}  // namespace flotilla::limit
