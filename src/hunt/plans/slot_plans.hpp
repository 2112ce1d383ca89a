// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "hunt/plans/plan.hpp"

/// Plans that order the shots within the parts and fire C while 3s are afloat (the large-board-limit study's order within the
/// parts, and a fifth move): B row after row from one end, C slots from the other.
namespace flotilla::races {

/// Shares of A, B and C slots at which the next of them goes on. R = the share of rows with unshot B.
struct SlotShares {
  double a = 1;               ///< of A before any B
  double b_before_slots = 0;  ///< of B before the first slots that close in on A's rest
  double b = 0;               ///< of B before the slots proper
  double b_after_three = 0;   ///< the same once a 3 has sunk first
  double first_slots = 0;     ///< of R for the first cells of gaps ...
  double second_slots = 0;    ///< ... and for the second ones; then both to R on a straight line
};

/// A (random order), B, slots. Value against random layouts, in the limit: 52.14983 %.
inline constexpr SlotShares k_within_parts{1, 0, 3.0 / 5, 13.0 / 25, 3.0 / 4, 1.0 / 2};
/// Most of A, B, slots that close in on A's rest, B, slots, A's rest, slots. In the limit: 52.18838 %.
inline constexpr SlotShares k_closing_in{15.0 / 16, 1.0 / 2, 7.0 / 12, 13.0 / 25, 3.0 / 4, 1.0 / 2};

[[nodiscard]] std::unique_ptr<Plan> make_within_parts(const SlotShares& shares);
[[nodiscard]] std::unique_ptr<Plan> make_closing_in(const SlotShares& shares);

}  // namespace flotilla::races
