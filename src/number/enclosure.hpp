// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "number/bigint.hpp"
#include "number/log_sum.hpp"

namespace flotilla {

/// A number known to be in [low, high]; both ends belong to it.
struct Enclosure {
  Rational low;
  Rational high;

  [[nodiscard]] Rational width() const { return high - low; }
  [[nodiscard]] bool holds(const Rational& value) const { return low <= value && value <= high; }
};

/// An enclosure of the sum, narrower than 2^-bits times what its terms' sizes add up to. Logarithms are Arb's balls
/// (Johansson, IEEE Trans. Computers 66, 2017), the rest is exact.
///
/// @param bits  2..100000
[[nodiscard]] Enclosure enclose(const LogSum& sum, int bits = 128);

/// -1, 0 or 1, proven: 0 only where all terms are 0, else enclosures are narrowed until they exclude 0.
[[nodiscard]] int sign(const LogSum& sum);

/// sign(a - b).
[[nodiscard]] int compare(const LogSum& a, const LogSum& b);

/// The nearest double, but for its last bit.
[[nodiscard]] double to_double(const LogSum& sum);

/// 100 times the sum, rounded to the nearest with `decimals` digits after the point, all of them proven: "50.69317".
[[nodiscard]] std::string percent_text(const LogSum& sum, int decimals);

}  // namespace flotilla
