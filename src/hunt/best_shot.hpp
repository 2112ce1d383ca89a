// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "hunt/posterior.hpp"

namespace flotilla::hunt {

/// How the exact hunter chooses among cells.
enum class Choice {
  likeliest,   ///< the highest probability of a hit; the first such cell, row by row
  ties_ahead,  ///< as likeliest, but ties are decided by looking a shot ahead
  ahead        ///< most hits expected of this shot and the best next one
};

/// Cells not fired at, likeliest first; equals in the order of the board. Cells without a layout are left out, unless
/// no cell has one.
[[nodiscard]] std::vector<int> by_probability(const Knowledge& knowledge,
                                              const Posterior& posterior);

/// Layouts in which a shot at `cell` hits, plus those in which the best shot after its answer does: divided by all
/// layouts, the hits expected of both shots. Cost: a posterior for each answer there may be.
[[nodiscard]] BigInt hits_of_two_shots(const Knowledge& knowledge, const Posterior& posterior,
                                       int cell, PosteriorEngine& engine);

/// @param width  at least 1: candidates that are looked at when looking ahead.
[[nodiscard]] int best_shot(const Knowledge& knowledge, const Posterior& posterior, Choice choice,
                            int width, PosteriorEngine& engine);

}  // namespace flotilla::hunt
