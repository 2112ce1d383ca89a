// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "puzzle/effort.hpp"
#include "puzzle/journal.hpp"
#include "puzzle/print.hpp"

namespace flotilla::puzzle {

/// Tries prints in their order: each is erased if the rest has but one answer. Cells that take long to decide come last,
/// in their order too.
///
/// @param told    all that its one answer prints; touch none or corner, its fleet given.
/// @param board   prints some of it: all of `prints`, and maybe more that stays.
/// @param prints  without repetition.
/// @param effort  not spent; when it is, the rest stays untried, and the board may print too much.
void erase_while_unique(Puzzle& board, const Puzzle& told, const Layout& answer,
                        std::span<const Print> prints, Reading reading, Effort& effort);

/// Tries prints in their order: each is erased if the rules up to a rung finish the rest without search. @return  those that stay.
std::vector<Print> erase_while_finished(Puzzle& board, std::span<const Print> prints,
                                        Reading reading, Rung up_to);

}  // namespace flotilla::puzzle
