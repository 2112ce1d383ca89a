// SPDX-License-Identifier: MIT
#pragma once

#include "number/bigint.hpp"

/// Whole numbers of 128 bits: chances over a unit times integrals over a scale.
namespace flotilla::limit::verify {

__extension__ using Whole = __int128;

/// @param value  0 or more
[[nodiscard]] BigInt big(Whole value);

/// @throws InputError  if `divisor` does not divide `value`.
[[nodiscard]] Whole whole_quotient(Whole value, Whole divisor);

}  // namespace flotilla::limit::verify
