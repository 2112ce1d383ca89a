// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "fleet/layout.hpp"
#include "fleet/problem.hpp"

namespace flotilla::puzzle {

/// Places the ships one after another, longest first, each uniformly among the berths that those before leave it;
/// nothing if one has no berth left. For boards that are too large to be swept.
///
/// Every placement can come, but they are not equally likely: what crowds the ships that come last comes too often.
/// Depends on its arguments alone, so a draw is the same on any thread, rank and machine.
///
/// @param problem  both sides 1..40, a fleet without inf.
/// @param attempt  below 2^31; other attempts at draw `index` of `seed` are made with other numbers.
/// @return         ships ascending.
/// Cost: some microseconds a ship.
[[nodiscard]] std::optional<Layout> place_in_sequence(const Problem& problem, std::uint64_t seed,
                                                      std::uint64_t index, std::uint32_t attempt);

}  // namespace flotilla::puzzle
