// SPDX-License-Identifier: MIT
#pragma once

#include "limit/value/race_game.hpp"

namespace flotilla::limit {

/// How much of C a last sweep fires before it hits a 2 with a cell in B that was not hit there: the mean share of C,
/// 0..1, where C is swept beside unfired B first, when `fired` of the game's lines of B are fired.
///
/// By class of plans: 1/2 where C is swept at random, (1-w)^3 / 2 + w (1-w) by tiers, (1-w) / 2 with runs, w = fired / lines.
/// @param game  basic, tiers or runs  @param fired  0..lines - 1: later no such 2 is afloat
[[nodiscard]] double hooked_share(const RaceGame& game, int fired);

}  // namespace flotilla::limit
