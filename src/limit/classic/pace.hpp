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
  std::array<std::vector<std::array<double, 5>>, 2> moments;  // as PaceFloor's

  /// Levels that a move's edge takes: 2 for C, whose diagonals are twice as many as A's.
  [[nodiscard]] static constexpr int edges(int move) { return move == 2 ? 2 : 1; }
  /// For m ships found on one edge, the last of them at the end of the race.
  [[nodiscard]] double moment(int level, int move, int ships) const {
    return moments.at(move == 2 ? 1 : 0)[static_cast<std::size_t>(level)].at(
        static_cast<std::size_t>(ships - 1));
  }
};

/// The same from below, in 2^-k_pace_bits: the number meant is at least as large and less than one unit larger.
inline constexpr int k_pace_bits = 60;
struct PaceFloor {
  explicit PaceFloor(int lines);
  std::vector<std::int64_t> integral;
  // [levels of an edge - 1][3 lines]: integral over u in 0..1 of m u^(m-1) pace((level + levels u) / 6 lines), for m = 1..5
  // ships found on one edge
  std::array<std::vector<std::array<std::int64_t, 5>>, 2> moments;
  [[nodiscard]] std::int64_t moment(int level, int move, int ships) const {
    return moments.at(move == 2 ? 1 : 0)[static_cast<std::size_t>(level)].at(
        static_cast<std::size_t>(ships - 1));
  }
};

}  // namespace flotilla::limit::classic
