// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "limit/classic/best_reply.hpp"
#include "limit/value/pace_table.hpp"

namespace flotilla::limit::classic {

/// N^whole_power 2^61 and whatever is summed must stay below 2^127: 256 lines, with C 80.
[[nodiscard]] constexpr int most_lines(const Rules& rules) { return rules.fires_c ? 80 : 256; }

/// [types]: what a plan that finishes its edges wins on each board type at least, over 2 N^whole_power 2^k_pace_bits: whole numbers, exact
/// but for the pace, which is rounded down: a last sweep's stretch counts rate x (H(to) - H(from) - 1) with H rounded down,
/// and ships that are found last on an edge the moment, rounded down.
///
/// @param plan  what it never uses is set to k_unused, so that a plan is written in one way
/// @throws LimitError  for more than most_lines()
[[nodiscard]] std::vector<Int128> whole_values(const PaceFloor& pace, Plan& plan, int threads);

}  // namespace flotilla::limit::classic
