// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "limit/verify/whole.hpp"

namespace flotilla::limit::verify {

/// Numbers at (x, y), y in 0..lines, for one x.
using Column = std::vector<Whole>;

/// What a hunter wins per share of A and of B fired, at one column.
struct RewardColumns {
  Column of_a;
  Column of_b;
};

/// Bounds what every path on which A and B are fired to the end wins, where rewards are interpolated between the points of a
/// lattice: a and b bilinear in cells of side h = 1 / lines. Goes through the lattice by columns, from x = lines to 0, and
/// keeps three.
///
/// For any path P let Q be P with x and y rounded, each to one of the two lines beside it, up where its fraction of h is
/// more than a number drawn uniformly for each. Q is a path on the lattice. On average Q is where P is, so that what P
/// wins is what Q wins on average, but for this: Q takes a column's mean of a where P takes a itself, which makes a
/// difference as far as the slope of a in x grows while P rises inside that column: h / 8 times the cell's second
/// difference of a, a(1,1) - a(0,1) - a(1,0) + a(0,0), if that is positive, for each h that P rises; and so for b. Steps
/// on the lattice that win these too, of the cell on the side where they are greater, therefore bound P. If P begins in
/// the middle of a column, h / 8 times the difference of a across it, if positive, is lacking yet: the part of the column
/// where a is below its mean is the one that P does not have.
class PathColumns {
 public:
  explicit PathColumns(int lines);

  /// The next rewards, from x = lines to 0.
  ///
  /// @return  numbers that, interpolated, bound what paths from any point win: at the column right of it; empty at first.
  [[nodiscard]] Column add(RewardColumns rewards);
  /// The same at x = 0, after all are added.
  [[nodiscard]] Column finish();
  /// Bound of paths from (0, 0), after finish().
  [[nodiscard]] Whole from_corner() const { return value_[0]; }

 private:
  [[nodiscard]] Column settle(const RewardColumns& left);
  [[nodiscard]] Whole best_from(std::size_t y, const RewardColumns& left) const;
  [[nodiscard]] Whole start_inside(std::size_t y, const RewardColumns& left) const;
  [[nodiscard]] Whole eighths(Whole sum) const;

  int lines_;
  RewardColumns here_, right_;  // empty: off the lattice
  Column
      value_;  // of paths from the points of the column: of here_, and above y of right_ while settling
};

}  // namespace flotilla::limit::verify
