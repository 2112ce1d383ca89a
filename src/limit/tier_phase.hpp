// SPDX-License-Identifier: MIT
#pragma once

#include "limit/law.hpp"
#include "number/piecewise_polynomial.hpp"

namespace flotilla::limit {

/// The integral of density x (H(end) - H(start)) over the phase's triangle of searches: E[g(T)] for the searches that
/// find the 2 in it. Exact.
///
/// @param antiderivative  H, continuous, with H' = g
/// @throws InputError  if a break of H falls where the share w fired is irrational: no exact number is known then.
[[nodiscard]] Rational integral(const TierPhase& phase, const PiecewisePolynomial& antiderivative);

}  // namespace flotilla::limit
