// SPDX-License-Identifier: MIT
#pragma once

#include "limit/verify/claim_check.hpp"
#include "limit/verify/mixture_claim.hpp"

namespace flotilla::limit {

/// Works out what a mixture wins, exactly, from the rules of the race and the order in which cells are fired alone, and
/// compares with all that is claimed. Shares no code with what makes certificates: chances to be afloat are counted cell
/// by cell, the pace is integrated by parts, boards are worked out state after state.
///
/// @throws InputError  if the claim is malformed: lengths, names, numbers.
/// Cost: about 1e-8 s for every place, plan and board that the plan comes through.
[[nodiscard]] ClaimCheck check_mixture(const MixtureClaim& claim, int threads = 1);

}  // namespace flotilla::limit
