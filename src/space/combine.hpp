// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "frontier/residues.hpp"
#include "number/bigint.hpp"
#include "number/ring.hpp"

namespace flotilla::space {

/// The numbers whose residues in each of the rings these are, one after the other.
[[nodiscard]] std::vector<BigInt> combine(const std::vector<frontier::Residues>& by_ring,
                                          const std::vector<Ring>& rings);

}  // namespace flotilla::space
