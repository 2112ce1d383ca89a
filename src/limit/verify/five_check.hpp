// SPDX-License-Identifier: MIT
#pragma once

#include "limit/verify/claim_check.hpp"
#include "limit/verify/mixture_claim.hpp"

namespace flotilla::limit {

/// check_mixture for class classic: follows every plan on all 81 boards of the fleet {5,4,3,3,2}, and works out what the mixture
/// wins on all 1296 patterns.
///
/// @throws InputError  if the claim is malformed.
/// Cost: about 81 x lines^2 x 1 us a plan.
[[nodiscard]] ClaimCheck check_five_ships(const MixtureClaim& claim, int threads);

}  // namespace flotilla::limit
