// SPDX-License-Identifier: MIT
#pragma once

#include "fleet/fleet.hpp"
#include "fleet/touch.hpp"

namespace flotilla::space {

/// How far a cluster of ships reaches. A cluster is a choice of berths, equal ones allowed, that hangs together by
/// incompatible pairs; its bounding box has h rows and w columns.
///
/// A ship of l cells has h + w = l + 1, and one of them 1. Put a cluster together ship by ship, each incompatible
/// with one already there, and look at the ranges of rows, and of columns, of that ship and of the box so far:
///   none    incompatible ships may just touch, even at a corner: both pairs of ranges meet or adjoin, and the
///           box grows by at most the ship's rows and the ship's columns;
///   corner  they overlap or share a side: one pair of ranges has a row or column in common, and the box grows
///           by at most one row or column less;
///   any     they overlap in a cell: both pairs of ranges have one in common: one row and one column less.
/// So h + w <= sum of (l + 1) - (ships - 1) * {0, 1, 2}, and as each term is 0 or more, no smaller fleet's
/// clusters reach further. The same for the columns alone, where a ship adds at most l: under none and corner w is
/// at most the sum of l, under any one less for each ship but the first. A staircase of ships, or a row of them,
/// attains these bounds.
struct ClusterSpan {
  int half_perimeter = 0;  // K: the greatest h + w; 0 for the empty fleet
  int side = 0;            // the greatest h, which is the greatest w
  bool operator==(const ClusterSpan&) const = default;
};

/// @param fleet  without unlimited lengths
[[nodiscard]] ClusterSpan cluster_span(const Fleet& fleet, Touch touch);

/// What K is: "the sum over ships of length + 1".
[[nodiscard]] const char* half_perimeter_rule(Touch touch);

}  // namespace flotilla::space
