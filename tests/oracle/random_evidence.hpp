// SPDX-License-Identifier: MIT
#pragma once

#include <random>

#include "fleet/evidence.hpp"

namespace flotilla::oracle {

struct EvidenceLimits {
  int most_shot_percent = 60;      // of the cells
  int most_clue_percent = 30;      // of the cells; some are also shot
  int row_number_percent = 20;     // chance of each row to have its number
  int contradiction_percent = 15;  // chance that something is changed afterwards
};

/// Evidence about a hidden random placement, of any answer model; about an empty board if the fleet does not fit.
/// Now and then one thing is changed afterwards, which may leave nothing that agrees. check_evidence has nothing
/// against it. Draws are the same on every platform.
[[nodiscard]] Evidence random_evidence(std::mt19937_64& random, const Problem& problem,
                                       const EvidenceLimits& limits = {});

}  // namespace flotilla::oracle
