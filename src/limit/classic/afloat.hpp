// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "limit/plan.hpp"

namespace flotilla::limit::classic {

/// Cells of a ship that a last sweep can hit. C cells are tied if they lie beside the ship's own B cell: they are beside an
/// unfired run of B as long as the ship is afloat; a free one is so with the share of B not fired.
struct Afloat {
  int a = 0;
  int b = 0;
  int tied = 0;
  int free = 0;
};

/// @param two  0 A, 1 H, 2 C
[[nodiscard]] Afloat two_afloat(int two);
/// @param four  0 A, 1 B, 2 D
[[nodiscard]] Afloat four_afloat(int four);
/// @param five  0 A, 1 B, 2 D with one tied cell, 3 D with two
[[nodiscard]] Afloat five_afloat(int five);

/// A last sweep that starts with shares x of A and y of B fired, B in long runs, C not at all.
class SweepCourse {
 public:
  SweepCourse(const LastSweep& sweep, double x, double y);

  /// What is won if just these ships are afloat: includes the chance that they are, at the start. Gauss's rule on each phase,
  /// cut at t = 1/3: exact but for rounding.
  [[nodiscard]] double won(const std::vector<Afloat>& ships) const;

 private:
  /// Shares not swept of what was left at the start.
  struct Left {
    double a = 1;
    double b = 1;
    double c2 = 1;
    double c0 = 1;
  };
  struct Interval {
    double begin = 0;  // time
    double end = 0;
    Left from;
    Left to;
  };
  [[nodiscard]] double afloat(const Afloat& ship, const Left& left) const;

  double x_;
  double y_;
  std::vector<Interval> intervals_;
};

}  // namespace flotilla::limit::classic
