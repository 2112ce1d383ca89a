// SPDX-License-Identifier: MIT
#pragma once

#include "limit/law.hpp"
#include "number/log_sum.hpp"
#include "number/piecewise_polynomial.hpp"

namespace flotilla::limit {

/// The integral of mass x (H(start + length) - H(start)) / length over the phase's triangle of searches: E[g(T)] for
/// the searches that find the 2 in it. Exact.
///
/// @param antiderivative  H, continuous, with H' = g
[[nodiscard]] LogSum integral(const MixedPhase& phase, const PiecewisePolynomial& antiderivative);

}  // namespace flotilla::limit
