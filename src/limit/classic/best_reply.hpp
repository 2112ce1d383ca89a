// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "limit/classic/pace.hpp"

namespace flotilla::limit::classic {

/// What becomes of a ship found inside an edge of the lattice.
enum class Edges {
  /// The trapezoid rule: values are those of a board without end but for O(1 / lines^2).
  trapezoid,
  /// The plan fires the edge to its end, then goes on from there as the new state says: it can be played as it is.
  finished,
};

/// A plan on the lattice of (x, y) = shares of A and B fired, in steps of 1 / lines. Place (x, y) has number x (lines + 1) + y.
struct Plan {
  int lines = 0;
  std::vector<std::uint8_t> moves;   // [places x states]: 0 fires A, 1 fires B
  std::vector<std::uint8_t> orders;  // [places x leaves]: the last sweep, of k_orders
  static constexpr std::uint8_t k_unused = 255;

  [[nodiscard]] std::size_t place(int x, int y) const {
    return static_cast<std::size_t>(x) * static_cast<std::size_t>(lines + 1) +
           static_cast<std::size_t>(y);
  }
};

struct Reply {
  double value = 0;  // chance to win, ties as half
  Plan plan;
};

/// The best plan that fires A and B alone until only the 2 is left, against a mix of board types, by dynamic programming
/// from the end. Ties: A before B, the first order.
///
/// @param weights  [81] chances of the types  @param threads  does not change the answer
/// Cost: 1440 (finished; trapezoid 500) products a place and move; memory 315 bytes a place.
[[nodiscard]] Reply best_reply(const Pace& pace, int lines, const std::vector<double>& weights,
                               Edges edges, int threads);

/// [81]: the chance to win of a plan on each board type.
[[nodiscard]] std::vector<double> type_values(const Pace& pace, const Plan& plan, Edges edges,
                                              int threads);

}  // namespace flotilla::limit::classic
