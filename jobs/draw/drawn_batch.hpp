// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "fleet/layout.hpp"
#include "number/bigint.hpp"

namespace flotilla::jobs {

/// Placements drawn one after another.
struct DrawnBatch {
  std::uint64_t first = 0;  // index of the first draw, or place in the list of numbers asked for
  std::vector<BigInt> numbers;
  std::vector<Layout> layouts;
};

}  // namespace flotilla::jobs
