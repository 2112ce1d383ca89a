// SPDX-License-Identifier: MIT
#include "number/rational.hpp"

#include <algorithm>
#include <cmath>

#include "number/errors.hpp"

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

Rational parse_rational(std::string_view text) {
  const std::string shown(text.substr(0, 60));
  const auto refuse = [&] {
    return InputError("\"" + shown + "\" is not a number, allowed such as 3, 1/20 or 0.243");
  };
  const bool is_negative = text.starts_with('-');
  const std::string_view digits = text.substr(is_negative ? 1 : 0);
  const std::size_t mark = digits.find_first_of("/.");
  const std::string before(digits.substr(0, mark));
  const std::string after(mark == std::string_view::npos ? "1" : digits.substr(mark + 1));
  const auto is_whole = [](const std::string& part) {
    return !part.empty() && part.find_first_not_of("0123456789") == std::string::npos;
  };
  if (text.size() > 60 || !is_whole(before) || !is_whole(after)) throw refuse();
  BigInt top = from_decimal(before);
  BigInt bottom = 1;
  if (mark != std::string_view::npos && digits[mark] == '.') {
    for (std::size_t i = 0; i < after.size(); ++i) bottom *= 10;
    top = top * bottom + from_decimal(after);
  } else {
    bottom = from_decimal(after);
  }
  if (bottom == 0) throw refuse();
  return ratio(is_negative ? BigInt(-top) : top, bottom);
}

}  // namespace flotilla
