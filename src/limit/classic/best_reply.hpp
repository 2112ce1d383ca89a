// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/classic/pace.hpp"
#include "limit/classic/rules.hpp"

namespace flotilla::limit::classic {

/// What becomes of a ship found inside an edge of the lattice.
enum class Edges {
  /// The trapezoid rule: values are those of a board without end but for O(1 / lines^2).
  trapezoid,
  /// The plan fires the edge to its end, then goes on from there as the new state says: it can be played as it is.
  finished,
};

/// A plan on the lattice of (x, y, z) = shares of A, B and C fired, in steps of 1 / lines.
struct Plan {
  const Rules* rules = &half_rules();
  int lines = 0;
  std::vector<std::uint8_t> moves;   // [places x states]: 0 fires A, 1 fires B, 2 fires C
  std::vector<std::uint8_t> orders;  // [places x leaves]: the last sweep, of k_orders
  static constexpr std::uint8_t k_unused = 255;

  [[nodiscard]] std::size_t place(int x, int y, int z = 0) const {
    return rules->place({x, y, z}, lines);
  }
};

struct Reply {
  double value = 0;  // chance to win, ties as half
  Plan plan;
};

/// The best plan until only the 2 is left, against a mix of board types, by dynamic programming from the end. Ties: A before B
/// before C, the first order.
///
/// @param weights  [types] chances  @param threads  does not change the answer
/// Cost: 2900 (finished; trapezoid 1000) products a place, 12700 with C; memory 315 bytes a place, 694 with C.
[[nodiscard]] Reply best_reply(const Rules& rules, const Pace& pace, int lines,
                               const std::vector<double>& weights, Edges edges, int threads);

/// [types]: the chance to win of a plan on each board type.
[[nodiscard]] std::vector<double> type_values(const Pace& pace, const Plan& plan, Edges edges,
                                              int threads);

}  // namespace flotilla::limit::classic
