// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "number/bigint.hpp"

namespace flotilla {

/// The nearest double, but for its last bit; 0 or infinity where the value is out of a double's range.
[[nodiscard]] double to_double(const Rational& value);

/// Percent with `decimals` digits after the point: "24.8"; "0" and "100" for exactly 0 and 1 alone. Rounded to the
/// nearest, but never up to 100.
///
/// @param value  in 0..1
[[nodiscard]] std::string percent_text(const Rational& value, int decimals);

}  // namespace flotilla
