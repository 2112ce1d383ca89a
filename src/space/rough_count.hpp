// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "fleet/problem.hpp"

namespace flotilla::space {

/// About how many placements there are.
struct RoughCount {
  double placements = 0;  // 0: no sample could be finished, as on crowded boards
  double standard_error = 0;
  int samples = 0;
};

/// Guesses without a sweep: ships are put one after another, longest first, each in a random berth that is still open; the
/// product of how many were open, over the orders of equal ships, has the count as its mean (Knuth, Mathematics of
/// Computation 29, 1975). Always the same for one problem; a fraction of a second.
///
/// @return  nothing if a length is unlimited or the board too large.
[[nodiscard]] std::optional<RoughCount> rough_count(const Problem& problem);

}  // namespace flotilla::space
