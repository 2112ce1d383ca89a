// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "limit/classic/rules.hpp"

namespace flotilla::limit::classic {

/// A stretch of a last sweep in which a surviving 2 of one kind is found at an even rate: `rate` = its chance to be there
/// over the share of the board swept. Times are in edges: 1 / (6 lines) of the board.
struct Stretch {
  std::uint8_t two;  // kind: 0 A, 1 H, 2 C
  std::uint8_t rate;
  int from;
  int to;
};

/// Orders in which A, B and C are swept once only the 2 is afloat, B having been fired in long runs: single segments one
/// after the other; for a mix of kinds of the 2 the densest first is best, so mixed phases win nothing.
inline constexpr std::array<const char*, 6> k_orders = {"C2,A,C0", "A,C2,C0", "C2,C0,A",
                                                        "B,A,C",   "A,B,C",   "B,C,A"};

/// At a place. Orders that sweep B are for those where C is not fired.
[[nodiscard]] std::vector<Stretch> stretches_of(int order, int lines, const Spot& spot);

/// What is won against each kind of the 2, not divided by its chance to be afloat.
///
/// @param integral  H at multiples of an edge
[[nodiscard]] std::array<double, 3> sweep_values(int order, int lines, const Spot& spot,
                                                 const std::vector<double>& integral);

}  // namespace flotilla::limit::classic
