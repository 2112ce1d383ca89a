// SPDX-License-Identifier: MIT
#include "number/rational.hpp"

#include <algorithm>
#include <cmath>

namespace flotilla {

double to_double(const Rational& value) {
  const BigInt top = boost::multiprecision::numerator(value);
  const BigInt bottom = boost::multiprecision::denominator(value);
  const BigInt size = abs(top);
  // So far that the quotient has at least 64 bits.
  const int shift = std::max(0, 65 + bit_length(bottom) - bit_length(size));
  const BigInt quotient = (size << static_cast<unsigned>(shift)) / bottom;
  const int rest = std::max(0, bit_length(quotient) - 64);
  const auto digits = static_cast<std::uint64_t>(quotient >> static_cast<unsigned>(rest));
  const double magnitude = std::ldexp(static_cast<double>(digits), rest - shift);
  return top < 0 ? -magnitude : magnitude;
}

std::string percent_text(const Rational& value, int decimals) {
  if (value == 0) return "0";
  if (value == 1) return "100";
  BigInt scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const BigInt numerator = boost::multiprecision::numerator(value);
  const BigInt denominator = boost::multiprecision::denominator(value);
  // Rounded to the nearest, but never to 100: that is said of what is certain.
  BigInt units = (numerator * scale * 200 + denominator) / (denominator * 2);
  if (units >= scale * 100) units = scale * 100 - 1;
  std::string digits = to_decimal(units);
  const auto places = static_cast<std::size_t>(decimals);
  if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
  if (places > 0) digits.insert(digits.size() - places, ".");
  return digits;
}

}  // namespace flotilla
