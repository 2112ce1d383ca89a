// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "fleet/layout.hpp"
#include "puzzle/effort.hpp"
#include "puzzle/print.hpp"

namespace flotilla::puzzle {

struct RivalResult {
  std::optional<Layout> rival;
  bool is_decided = true;  // if there is no rival here, there is none
};

/// Another answer that a board has once `print`, which it printed, is gone; nothing if it still has but one.
///
/// Another answer must deny what was printed there. So the rules are asked first whether they still tell it; then each
/// way to deny it is searched, from what the rules make of it: depth first, and where that takes long, if wished, by
/// learning.
///
/// @param without  the board without the print, touch none or corner, its fleet given; with it, it has one answer.
/// @param told     all that this answer prints.
/// @param answer   itself: others are looked for near to it.
/// @param learning  what may be learned from, not spent; null: nothing, what takes long is not decided.
[[nodiscard]] RivalResult rival_without(const Puzzle& without, const Print& print,
                                        const Puzzle& told, const Layout& answer, Reading reading,
                                        Effort* learning);

}  // namespace flotilla::puzzle
