// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "limit/plan.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit {

/// Shares of A, of B, and of the first and the second cells of slots fired.
struct Point {
  Rational x;
  Rational y;
  Rational z1 = 0;
  Rational z2 = 0;
};

/// The share of the board fired.
[[nodiscard]] Rational time_of(const Point& point);

struct Stretch {
  Move move;
  Point end;
};

/// One corner of a simplex of searches that go alike: what is known at it exactly, and in between by linear
/// interpolation.
struct Corner {
  Point at;
  Rational first_three;        // share of A fired when the first of the 3s was found; 0 before
  std::vector<Stretch> ahead;  // where the path goes from `at`; moves are the same at all corners
};

/// Searches in which the same ships were found in the same order on the same legs, one dimension for each ship found.
/// Each ship's cell is uniform in its part and independent of the others, so the chance of a search to be here is the
/// volume in those coordinates.
struct Simplex {
  Rational volume = 1;  // times (dimensions)!
  std::vector<Corner> corners;
};

/// A function that is linear on each simplex, given at corners.
using LinearFunction = std::function<Rational(const Corner&)>;

/// Cuts the simplex into simplices on which `value` has one sign.
///
/// @param visit  called with each piece and whether value >= 0 on it. Where value is 0 all over, that counts as >= 0.
void for_each_side(const Simplex& simplex, const LinearFunction& value,
                   const std::function<void(const Simplex&, bool)>& visit);

/// The searches of `simplex` that find a ship on the stretch from `begin` to `end` of their path: those of the prism
/// over it, cut into simplices of one dimension more. They have no path ahead.
///
/// @param begin, end  at the corners of `simplex`, in their order
/// @param is_first_three  the ship is the first of the 3s: where it was found is remembered
[[nodiscard]] std::vector<Simplex> prism(const Simplex& simplex, const std::vector<Point>& begin,
                                         const std::vector<Point>& end, Move move,
                                         bool is_first_three);

/// Cuts the simplex until all its searches take the same legs of `course`, and sets them.
void for_each_path(const Simplex& simplex, const Course& course,
                   const std::function<void(const Simplex&)>& visit);

}  // namespace flotilla::limit
