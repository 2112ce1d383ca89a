// SPDX-License-Identifier: MIT
#include "number/log_sum.hpp"

#include "number/assert.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

using boost::multiprecision::denominator;
using boost::multiprecision::numerator;

constexpr int k_largest_divisor = 1'000'000;
constexpr std::size_t k_argument_digits = 12;

template <typename Visit>
void for_each_prime(BigInt value, const Visit& visit) {
  for (BigInt divisor = 2; divisor * divisor <= value && divisor <= k_largest_divisor; ++divisor) {
    int power = 0;
    for (; value % divisor == 0; ++power) value /= divisor;
    if (power > 0) visit(divisor, power);
  }
  if (value > BigInt(k_largest_divisor) * k_largest_divisor)
    throw LimitError("the logarithm of " + to_decimal(value) +
                     " was not split into primes, allowed factors up to 10^6 and one up to 10^12");
  if (value > 1) visit(value, 1);
}

std::string with_sign(const Rational& coefficient, bool is_first) {
  if (coefficient < 0) return is_first ? "-" : " - ";
  return is_first ? "" : " + ";
}

std::string term(const Rational& coefficient, const std::string& argument, bool is_first) {
  const Rational size = abs(coefficient);
  return with_sign(coefficient, is_first) + (size == 1 ? "" : to_string(size) + " ") + "ln(" +
         argument + ")";
}

/// The greatest c with all coefficients whole multiples of it; negative where that turns ln(2/3) into ln(3/2).
Rational common_factor(const std::map<BigInt, Rational>& logarithms) {
  BigInt top = 0;
  BigInt bottom = 1;
  for (const auto& [prime, coefficient] : logarithms) {
    top = gcd(top, numerator(coefficient));
    bottom = lcm(bottom, denominator(coefficient));
  }
  // gcd of numerators over lcm of denominators: in lowest terms each coefficient is a whole multiple.
  return ratio(top, bottom);
}

}  // namespace

LogSum LogSum::ln(const Rational& value) {
  FLOTILLA_ASSERT_LIGHT(value > 0);
  LogSum sum;
  for_each_prime(numerator(value), [&](const BigInt& prime, int power) { sum.add(prime, power); });
  for_each_prime(denominator(value),
                 [&](const BigInt& prime, int power) { sum.add(prime, -power); });
  return sum;
}

void LogSum::add(const BigInt& prime, const Rational& coefficient) {
  Rational& term = logarithms_[prime];
  term += coefficient;
  if (term == 0) logarithms_.erase(prime);
}

LogSum& LogSum::operator+=(const LogSum& other) {
  rational_ += other.rational_;
  for (const auto& [prime, coefficient] : other.logarithms_) add(prime, coefficient);
  return *this;
}

LogSum& LogSum::operator-=(const LogSum& other) {
  rational_ -= other.rational_;
  for (const auto& [prime, coefficient] : other.logarithms_) add(prime, -coefficient);
  return *this;
}

LogSum& LogSum::operator*=(const Rational& factor) {
  if (factor == 0) return *this = LogSum();
  rational_ *= factor;
  for (auto& [prime, coefficient] : logarithms_) coefficient *= factor;
  return *this;
}

std::string to_string(const Rational& value) {
  const std::string top = to_decimal(numerator(value));
  return denominator(value) == 1 ? top : top + "/" + to_decimal(denominator(value));
}

std::string to_string(const LogSum& sum) {
  if (sum.is_rational()) return to_string(sum.rational());
  std::string text = sum.rational() == 0 ? "" : to_string(sum.rational());
  Rational common = common_factor(sum.logarithms());
  BigInt above = 1;
  BigInt below = 1;
  for (const auto& [prime, coefficient] : sum.logarithms()) {
    const BigInt power = numerator(Rational(coefficient / common));
    if (abs(power) > 40) above = below = 0;  // too long below anyway
    for (BigInt i = 0; i < abs(power) && abs(power) <= 40; ++i)
      (power > 0 ? above : below) *= prime;
  }
  if (above < below) {
    swap(above, below);
    common = -common;
  }
  if (above > 0 && to_decimal(above).size() <= k_argument_digits)
    return text + term(common, to_string(ratio(above, below)), text.empty());
  for (const auto& [prime, coefficient] : sum.logarithms())
    text += term(coefficient, to_decimal(prime), text.empty());
  return text;
}

}  // namespace flotilla
