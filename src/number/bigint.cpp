// SPDX-License-Identifier: MIT
#include "number/bigint.hpp"

#include <iterator>

#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla {

namespace {

void refuse_negative(const BigInt& value) {
  if (value < 0) throw InputError("the number " + value.str() + " is negative, allowed: 0 or more");
}

}  // namespace

std::string to_decimal(const BigInt& value) { return value.str(); }

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

}  // namespace flotilla
