// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "number/piecewise_polynomial.hpp"

namespace flotilla::limit::classic {

/// The chance that the plain plan is not done with the classic fleet at time t, 0..2/3.
[[nodiscard]] const PiecewisePolynomial& pace();
/// Its antiderivative H, 0 at 0.
[[nodiscard]] const PiecewisePolynomial& pace_integral();
[[nodiscard]] double pace_at(double t);
[[nodiscard]] double pace_integral_at(double t);

/// The pace on a lattice whose edges take 1 / (6 lines) of the board.
struct Pace {
  explicit Pace(int lines);
  std::vector<double> left;      // [4 lines + 1]: the pace at level / (6 lines)
  std::vector<double> integral;  // H there
  // [2 lines]: integral over u in 0..1 of m u^(m-1) pace((level + u) / 6 lines), for m = 1..5 ships found on one edge
  std::vector<std::array<double, 5>> moments;
};

/// The same from below, in 2^-k_pace_bits: the number meant is at least as large and less than one unit larger.
inline constexpr int k_pace_bits = 60;
struct PaceFloor {
  explicit PaceFloor(int lines);
  std::vector<std::int64_t> integral;
  std::vector<std::array<std::int64_t, 5>> moments;
};

}  // namespace flotilla::limit::classic
