// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "number/bigint.hpp"

namespace flotilla {

/// The nearest double, but for its last bit; 0 or infinity where the value is out of a double's range.
[[nodiscard]] double to_double(const Rational& value);

/// Percent with `decimals` digits after the point: "24.8"; "0" and "100" for exactly 0 and 1 alone. Rounded to the
/// nearest, but never up to 100.
///
/// @param value  in 0..1
[[nodiscard]] std::string percent_text(const Rational& value, int decimals);

/// The number written as "3", "1/20" or "0.243", exactly; a '-' may come first.
///
/// @throws InputError  for anything else, more than 60 characters or the denominator 0.
[[nodiscard]] Rational parse_rational(std::string_view text);

}  // namespace flotilla
