// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "number/bigint.hpp"

namespace flotilla {

/// a + b_1 ln p_1 + b_2 ln p_2 + ...: a rational plus rational multiples of logarithms of rationals.
///
/// The arguments are split into primes, so that equal numbers have equal terms: 1 and the logarithms of different
/// primes are linearly independent over the rationals (Baker 1966), hence a sum is 0 only if all its terms are.
class LogSum {
 public:
  LogSum() = default;
  LogSum(Rational value)
      : rational_(std::move(value)) {}  // NOLINT(google-explicit-constructor): a rational is one

  /// ln(value).
  ///
  /// @throws LimitError  if value's numerator or denominator has a factor above 10^12 without a divisor below 10^6:
  ///                     it might not be prime. @param value  > 0
  [[nodiscard]] static LogSum ln(const Rational& value);

  [[nodiscard]] const Rational& rational() const { return rational_; }
  /// By prime, none of them with the coefficient 0.
  [[nodiscard]] const std::map<BigInt, Rational>& logarithms() const { return logarithms_; }
  [[nodiscard]] bool is_rational() const { return logarithms_.empty(); }

  LogSum& operator+=(const LogSum& other);
  LogSum& operator-=(const LogSum& other);
  LogSum& operator*=(const Rational& factor);
  friend LogSum operator+(LogSum a, const LogSum& b) { return a += b; }
  friend LogSum operator-(LogSum a, const LogSum& b) { return a -= b; }
  friend LogSum operator*(LogSum a, const Rational& factor) { return a *= factor; }
  bool operator==(const LogSum&) const = default;

 private:
  void add(const BigInt& prime, const Rational& coefficient);

  Rational rational_ = 0;
  std::map<BigInt, Rational> logarithms_;
};

/// "113/30 - 29/4 ln(3/2)": with one logarithm where its argument then has up to 12 digits, else one a prime.
[[nodiscard]] std::string to_string(const LogSum& sum);

/// "a/b", or "a" for integers.
[[nodiscard]] std::string to_string(const Rational& value);

}  // namespace flotilla
