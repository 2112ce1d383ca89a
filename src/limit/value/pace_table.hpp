// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla::limit {

__extension__ using Int128 = __int128;

/// The chance 1 - G(t) that the plain hunter is not done when a share t of the board is fired, its antiderivative H, and
/// H's: for the fleet {3,3,2}. Polynomials on [0, 1/3] and [1/3, 2/3].
[[nodiscard]] double pace_left(double t);
[[nodiscard]] double pace_integral(double t);
[[nodiscard]] Rational pace_integral(const Rational& t);

/// H and the moments of 1 - G on the edges of a lattice, as whole numbers over one `scale`: exact.
///
/// `lines` is N. Edges take 1 / (6 N) of the board, last sweeps start and end at multiples of 1 / (12 N).
struct PaceTable {
  explicit PaceTable(int lines);

  Int128 scale = 1;
  std::vector<Int128> integral;  // [8N + 1]: H(b / 12N)
  std::vector<std::array<Int128, 5>>
      mean_integral;  // [8N + 1]: mean of H over b / 12N .. (b + d) / 12N at index d + 2
  // [4N]: integral over u in 0..1 of m u^(m-1) (1 - G)((level + u) / 6N), for m = 1, 2, 3 ships found on one edge
  std::vector<std::array<Int128, 3>> moments;
};

/// The same as doubles.
struct PaceDoubles {
  explicit PaceDoubles(const PaceTable& exact);
  std::vector<double> left;  // [4N + 1]: (1 - G)(level / 6N)
  std::vector<double> integral;
  std::vector<std::array<double, 5>> mean_integral;
  std::vector<std::array<double, 3>> moments;
};

[[nodiscard]] double to_double(Int128 value);
[[nodiscard]] BigInt to_bigint(Int128 value);

}  // namespace flotilla::limit
