// SPDX-License-Identifier: MIT
#include "number/bigint.hpp"

#include <algorithm>
#include <iterator>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla {

namespace {

void refuse_negative(const BigInt& value) {
  if (value < 0) throw InputError("the number " + value.str() + " is negative, allowed: 0 or more");
}

}  // namespace

std::string to_decimal(const BigInt& value) { return value.str(); }

BigInt from_decimal(const std::string& text) {
  const std::size_t first = text.starts_with('-') ? 1 : 0;
  if (text.size() == first || text.find_first_not_of("0123456789", first) != std::string::npos)
    throw InputError("the text \"" + text.substr(0, 60) + "\" is not a whole number");
  // Boost takes a leading zero for base 8.
  const std::size_t digits = std::min(text.find_first_not_of('0', first), text.size() - 1);
  const BigInt size(text.substr(digits));
  return first == 1 ? BigInt(-size) : size;
}

std::string to_grouped_decimal(const BigInt& value) {
  const std::string digits = value.str();
  const std::size_t first = digits[0] == '-' ? 1 : 0;
  std::string grouped;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > first && (digits.size() - i) % 3 == 0) grouped += ',';
    grouped += digits[i];
  }
  return grouped;
}

std::vector<std::uint64_t> to_limbs(const BigInt& value) {
  refuse_negative(value);
  std::vector<std::uint64_t> limbs;
  if (value != 0) export_bits(value, std::back_inserter(limbs), 64, /*msv_first=*/false);
  return limbs;
}

BigInt from_limbs(std::span<const std::uint64_t> limbs) {
  BigInt value;
  for (std::size_t i = limbs.size(); i-- > 0;) value = (value << 64) | limbs[i];
  return value;
}

int bit_length(const BigInt& value) {
  refuse_negative(value);
  return value == 0 ? 0 : narrow<int>(msb(value)) + 1;
}

Rational ratio(const BigInt& numerator, const BigInt& denominator) {
  return Rational(numerator, denominator);
}

BigInt exact_quotient(const BigInt& value, const BigInt& divisor) {
  BigInt quotient;
  BigInt remainder;
  divide_qr(value, divisor, quotient, remainder);
  FLOTILLA_ASSERT_LIGHT(remainder == 0);
  return quotient;
}

Rational exact_quotient(const Rational& value, const BigInt& divisor) { return value / divisor; }

}  // namespace flotilla
