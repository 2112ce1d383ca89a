// SPDX-License-Identifier: MIT
#include "number/enclosure.hpp"

#include <arb.h>

#include <memory>

#include "number/assert.hpp"
#include "number/rational.hpp"

namespace flotilla {
namespace {

/// Arb's and FLINT's numbers, cleared at the end of their scope.
struct Ball {
  Ball() { arb_init(value); }
  ~Ball() { arb_clear(value); }
  Ball(const Ball&) = delete;
  Ball& operator=(const Ball&) = delete;
  arb_t value;
};

struct FlintInteger {
  FlintInteger() { fmpz_init(value); }
  explicit FlintInteger(const BigInt& number) : FlintInteger() {
    fmpz_set_str(value, to_decimal(number).c_str(), 10);
  }
  ~FlintInteger() { fmpz_clear(value); }
  FlintInteger(const FlintInteger&) = delete;
  FlintInteger& operator=(const FlintInteger&) = delete;
  fmpz_t value;
};

BigInt to_bigint(const fmpz_t value) {
  const std::unique_ptr<char, decltype(&flint_free)> text(fmpz_get_str(nullptr, 10, value),
                                                          &flint_free);
  return from_decimal(text.get());
}

Rational times_power_of_two(const BigInt& value, int exponent) {
  if (exponent >= 0) return value << static_cast<unsigned>(exponent);
  return ratio(value, BigInt(1) << static_cast<unsigned>(-exponent));
}

Enclosure enclosure_of(const Ball& ball) {
  FlintInteger low;
  FlintInteger high;
  FlintInteger exponent;
  arb_get_interval_fmpz_2exp(low.value, high.value, exponent.value, ball.value);
  const auto power = static_cast<int>(fmpz_get_si(exponent.value));
  return {times_power_of_two(to_bigint(low.value), power),
          times_power_of_two(to_bigint(high.value), power)};
}

Enclosure log_of(const BigInt& prime, int bits) {
  const FlintInteger argument(prime);
  Ball ball;
  arb_log_fmpz(ball.value, argument.value, bits + 4);
  return enclosure_of(ball);
}

BigInt floor_of(const Rational& value) {
  const BigInt top = boost::multiprecision::numerator(value);
  const BigInt bottom = boost::multiprecision::denominator(value);
  BigInt quotient = top / bottom;  // towards 0
  if (quotient * bottom > top) --quotient;
  return quotient;
}

}  // namespace

Enclosure enclose(const LogSum& sum, int bits) {
  FLOTILLA_ASSERT_LIGHT(bits >= 2 && bits <= 100'000);
  Enclosure all{sum.rational(), sum.rational()};
  for (const auto& [prime, coefficient] : sum.logarithms()) {
    const Enclosure logarithm = log_of(prime, bits);
    all.low += coefficient * (coefficient > 0 ? logarithm.low : logarithm.high);
    all.high += coefficient * (coefficient > 0 ? logarithm.high : logarithm.low);
  }
  return all;
}

int sign(const LogSum& sum) {
  if (sum.is_rational()) return sum.rational() < 0 ? -1 : (sum.rational() > 0 ? 1 : 0);
  for (int bits = 64;; bits *= 2) {
    const Enclosure value = enclose(sum, bits);
    if (value.low > 0) return 1;
    if (value.high < 0) return -1;
  }
}

int compare(const LogSum& a, const LogSum& b) { return sign(a - b); }

double to_double(const LogSum& sum) {
  const Enclosure value = enclose(sum, 192);
  return to_double(Rational((value.low + value.high) / 2));
}

std::string percent_text(const LogSum& sum, int decimals) {
  Rational scale = 100;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  for (int bits = 64;; bits *= 2) {
    const Enclosure value = enclose(sum, bits);
    const BigInt low = floor_of(value.low * scale + Rational(1, 2));
    if (low != floor_of(value.high * scale + Rational(1, 2))) continue;
    std::string digits = to_decimal(abs(low));
    const auto places = static_cast<std::size_t>(decimals);
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    if (places > 0) digits.insert(digits.size() - places, ".");
    return (low < 0 ? "-" : "") + digits;
  }
}

}  // namespace flotilla
