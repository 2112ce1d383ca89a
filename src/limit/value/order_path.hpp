// SPDX-License-Identifier: MIT
#pragma once

#include "number/bigint.hpp"

namespace flotilla::limit {

/// A plan with order within the parts that can be written in one line, after the large-board-limit study's last one:
///
/// nothing found   A to x0; B to pa; z1 to 2 (1 - x0); B to p0; then with R = 1 - y: z1 to alpha R; the rest of A; z2 to
///                 beta R; z1 and z2 together, in a straight line, to R
/// a 3 found first the same from where the race stands, with 0 for pa and p1 for p0; what is past already is left out
/// the 2 found     A to 1 - z1 / 2; B to 1 - z1; the rest of A; z2 to z1
/// last sweep      the rest of A; C beside unfired B; the rest of C
///
/// Without closing in: A is fired in random order, x0 is 1 and once the 2 is found A is fired first.
struct OrderPath {
  bool closes_in = true;
  Rational x0 = 1, pa = 0, p0, p1, alpha, beta;
};

/// The chance to win, ties as half, against a hider who places at random: exact.
///
/// Values along a straight leg are polynomials between the points where the path, the pace or a chance to be afloat turns;
/// there the closed Newton-Cotes rule with `nodes` nodes is exact if these are enough.
///
/// @param nodes  odd, 7..13; 9 are enough (degrees are below 10)
/// @throws InputError  for shares outside 0..1, x0 below 1/2, x0 other than 1 without closing in, or other numbers of nodes.
/// Cost: seconds.
[[nodiscard]] Rational value_against_random(const OrderPath& path, int nodes = 9);

}  // namespace flotilla::limit
