// SPDX-License-Identifier: MIT
#pragma once

#include "oracle/polynomial.hpp"

namespace flotilla::oracle {

/// Counts by putting ships one by one in every possible way: no idea beyond the definition.
///
/// @throws LimitError  if the board has more than 64 cells.
/// Cost: visits every placement of every smaller fleet once, about 10^7 a second.
[[nodiscard]] Polynomial brute_force_polynomial(const Problem& problem);

/// The same for the whole fleet alone: visits only placements that use the longest ships up first.
[[nodiscard]] BigInt brute_force_count(const Problem& problem);

}  // namespace flotilla::oracle
