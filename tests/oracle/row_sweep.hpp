// SPDX-License-Identifier: MIT
#pragma once

#include "oracle/polynomial.hpp"

namespace flotilla::oracle {

/// Counts row by row, remembering of the rows so far only the last one and the ships used.
///
/// Plain on purpose: no merging beyond equal rows, no folding, big integers throughout. Any board and fleet; in practice
/// up to about 9x9 with the standard armada.
/// @param most_states  gives up beyond this many rows x ships used.
/// @throws LimitError  when it gives up.
[[nodiscard]] Polynomial row_sweep_polynomial(const Problem& problem,
                                              std::size_t most_states = 20'000'000);
[[nodiscard]] BigInt row_sweep_count(const Problem& problem, std::size_t most_states = 20'000'000);

}  // namespace flotilla::oracle
