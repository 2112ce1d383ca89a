// SPDX-License-Identifier: MIT
#pragma once

#include "number/bigint.hpp"
#include "number/piecewise_polynomial.hpp"

namespace flotilla {
class Fleet;
}

namespace flotilla::limit {

/// P(T > t) of the plain plan (A and B in random order, then C) against a fleet placed at random, any ship longer than
/// 2 counting as found at the first of its cells in A and B. For {3,3,2} this is plain_survival().
///
/// @throws InputError  as ship_order
[[nodiscard]] PiecewisePolynomial plain_survival_of(const Fleet& fleet);

/// No strategy wins more than this against the plain plan and a hider who places at random: the flux bound.
///
/// A cell lies in at most 2k of the 2n placements of a ship of length k, so at time t at most the share k t of them has
/// been hit, whatever is fired: T is stochastically at least the largest of independent times, uniform on 0 .. 1/k.
/// @throws InputError  as ship_order
[[nodiscard]] Rational flux_ceiling(const Fleet& fleet);

}  // namespace flotilla::limit
