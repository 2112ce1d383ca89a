// SPDX-License-Identifier: MIT
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace flotilla {

/// Integers and rationals of any size: what a published result is made of. Sums never wrap.
using BigInt = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

/// "1855545978831780", with a leading '-' if negative.
[[nodiscard]] std::string to_decimal(const BigInt& value);

/// Inverse of to_decimal.
///
/// @throws InputError  unless `text` is digits in base 10, perhaps after a '-'.
[[nodiscard]] BigInt from_decimal(const std::string& text);

/// "1,855,545,978,831,780": for people; never for files.
[[nodiscard]] std::string to_grouped_decimal(const BigInt& value);

/// The value in base 2^64, least significant limb first; no leading zero limbs, so 0 is empty.
///
/// @throws InputError  if `value` is negative.
[[nodiscard]] std::vector<std::uint64_t> to_limbs(const BigInt& value);

/// The inverse of to_limbs; zero limbs at the end are allowed.
[[nodiscard]] BigInt from_limbs(std::span<const std::uint64_t> limbs);

/// Bits needed to write `value`: the least b with value < 2^b; 0 for 0.
///
/// @throws InputError  if `value` is negative.
[[nodiscard]] int bit_length(const BigInt& value);

/// numerator / denominator in lowest terms. @param denominator  not 0
[[nodiscard]] Rational ratio(const BigInt& numerator, const BigInt& denominator);

/// value / divisor, which must leave no remainder (a programmer's mistake otherwise).
[[nodiscard]] BigInt exact_quotient(const BigInt& value, const BigInt& divisor);
[[nodiscard]] Rational exact_quotient(const Rational& value, const BigInt& divisor);

}  // namespace flotilla
