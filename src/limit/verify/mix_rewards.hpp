// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "limit/verify/cells.hpp"
#include "limit/verify/pace.hpp"
#include "limit/verify/path_columns.hpp"
#include "limit/verify/ship_classes.hpp"
#include "limit/verify/upper_claim.hpp"

namespace flotilla::limit::verify {

/// What there is to be won against a mix of the hider on the boards of classes basic and runs, where it does not depend on
/// a plan: the pace once the last ship is found, and the best last sweeps. Whole numbers over `unit`, at the points of the
/// lattice; interpolated between them they are nowhere too small.
///
/// For that h^2 / 4, h = 1 / lines, times the chance of the boards is added: a function whose second differences in x and
/// in y are -h^2 or more per h is at most h^2 / 8 above its interpolation in each. The chance 1 - G that the plain hunter is
/// not done at a time (x + y) / 6 is such a one (-3 t where t <= 1/3), and so is what a ship in a last sweep wins: 1 - G over
/// the time in which its segment is swept, times at most 6 where the segment is a sixth of the board, 3 where it is a
/// third. Its ends move by at most 1/6 with x or y, the integral of 1 - G has second derivatives of -6 to 0, so each gives
/// -6 (1/6)^2 6 = -1 or more. (A hooked 2 in C at random: 3 (1 - y) in place of 3 adds the fall of 1 - G between the two
/// ends, which is not negative.)
class MixRewards {
 public:
  explicit MixRewards(const UpperClaim& claim);

  [[nodiscard]] Whole unit() const { return unit_; }
  [[nodiscard]] const ShipClasses& classes() const { return classes_; }

  /// Whether firing A (half 0) or B (1) finds that class, at one per share of the part.
  [[nodiscard]] bool finds_three(int half, int three) const;
  [[nodiscard]] bool finds_two(int half, int two) const;

  /// Both but for one 3 are found, `other` is the one afloat: won where it is found.
  [[nodiscard]] Column pace(int x, int three, int other, int two) const;
  /// Both 3s are found, the 2 is afloat: the best order of the last sweep.
  [[nodiscard]] Column last_sweep(int x, int three, int other) const;

 private:
  void add_weights(const UpperClaim& claim);
  [[nodiscard]] Whole best_last_sweep(const Place& place, const std::array<Whole, 3>& chance) const;
  [[nodiscard]] Whole over_total(Whole value) const { return (value + total_ - 1) / total_; }

  ShipClasses classes_{false};
  Cells cells_;
  int lines_;
  std::vector<std::vector<Sweep>> orders_;
  std::vector<Whole> weights_;  // [boards], over total_
  Whole total_ = 0;
  Whole more_ = 1;  // unit_ = 2 lines x the pace's scale x this
  Whole unit_;
  std::vector<Whole>
      left_;  // [2 lines + 1]: unit x (1 - G + h^2 / 4) where so many steps are fired
  std::vector<Whole> integral_;  // [8 lines + 1]: scale x H
};

}  // namespace flotilla::limit::verify
