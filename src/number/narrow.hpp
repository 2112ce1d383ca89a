// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <utility>

#include "number/errors.hpp"

namespace flotilla {

/// `value` as a `To`, unchanged, or an error: never a wrapped number.
///
/// @throws LimitError  if `value` is outside the range of `To` (names the value).
template <std::integral To, std::integral From>
[[nodiscard]] constexpr To narrow(From value) {
  if (!std::in_range<To>(value))
    throw LimitError("the number " + std::to_string(value) + " does not fit in " +
                     std::to_string(8 * sizeof(To)) +
                     (std::unsigned_integral<To> ? " unsigned bits" : " signed bits"));
  return static_cast<To>(value);
}

/// An index that is not negative, as the standard library's containers want it.
[[nodiscard]] constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

}  // namespace flotilla
