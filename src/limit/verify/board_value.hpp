// SPDX-License-Identifier: MIT
#pragma once

#include "limit/verify/claim_names.hpp"
#include "limit/verify/linked_places.hpp"
#include "limit/verify/pace.hpp"
#include "limit/verify/plan_uses.hpp"
#include "limit/verify/whole.hpp"

namespace flotilla::limit::verify {

/// A board, by the classes of its ships.
struct Ships {
  int three, other, two;
};

/// What the race is about, but for the plan and the board.
struct Race {
  const LinkedPlaces& places;
  const ClaimNames& names;
  const Pace& pace;
};

/// The plan's chance to win, ties as half, on a board: a whole number over pace.scale() x places.unit()^3.
///
/// @param uses  of a plan without a mistake
/// @throws InputError  if a term of it is not whole.
/// Cost: about 1e-8 s for every place that the plan comes to, in the six states that are the board's; 16 bytes each.
[[nodiscard]] Whole board_value(const Race& race, const PlanUses& uses, Ships ships);

}  // namespace flotilla::limit::verify
