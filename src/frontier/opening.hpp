// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "frontier/sweep_plan.hpp"

namespace flotilla::frontier {

/// One way to fill the first half of the first row, and the coefficient it adds one to.
struct Opening {
  int stem;                   // of the left half
  int old_stem;               // of the right half: that of the blank profile
  std::uint32_t offset;       // chunks from the start of the cell to the vector
  std::uint32_t word;         // of the vector
  std::uint32_t used;         // inventory of the ships that begin
  std::uint32_t plane_words;  // words between limbs of the vector
  RowContents::Id content;
};

/// All of them. Several may lead to one coefficient.
[[nodiscard]] std::vector<Opening> openings(const SweepPlan& plan);

}  // namespace flotilla::frontier
