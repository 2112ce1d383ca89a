// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "number/assert.hpp"
#include "number/bigint.hpp"
#include "number/exponents.hpp"

namespace flotilla {

/// A polynomial in several variables, cut off at a degree per variable: a power series as far as it matters.
///
/// One coefficient per monomial, in the order of `Exponents`. Products drop what is cut off. `Coefficient` is any
/// commutative ring with Coefficient(0), Coefficient(1): BigInt, Rational, BivariatePolynomial.
template <typename Coefficient>
class TruncatedPolynomial {
 public:
  /// Zero.
  explicit TruncatedPolynomial(const Exponents& exponents)
      : exponents_(exponents), coefficients_(exponents.size(), Coefficient(0)) {}
  /// @param coefficients  as many as there are monomials
  TruncatedPolynomial(const Exponents& exponents, std::vector<Coefficient> coefficients)
      : exponents_(exponents), coefficients_(std::move(coefficients)) {
    FLOTILLA_ASSERT_LIGHT(coefficients_.size() == exponents_.size());
  }

  [[nodiscard]] const Exponents& exponents() const { return exponents_; }
  [[nodiscard]] const std::vector<Coefficient>& coefficients() const { return coefficients_; }
  [[nodiscard]] std::size_t size() const { return coefficients_.size(); }
  Coefficient& operator[](std::size_t monomial) { return coefficients_[monomial]; }
  const Coefficient& operator[](std::size_t monomial) const { return coefficients_[monomial]; }

  bool operator==(const TruncatedPolynomial&) const = default;

 private:
  Exponents exponents_;
  std::vector<Coefficient> coefficients_;
};

template <typename Coefficient>
[[nodiscard]] TruncatedPolynomial<Coefficient> operator*(
    const TruncatedPolynomial<Coefficient>& a, const TruncatedPolynomial<Coefficient>& b) {
  FLOTILLA_ASSERT_LIGHT(a.exponents() == b.exponents());
  TruncatedPolynomial<Coefficient> product(a.exponents());
  for (std::size_t whole = 0; whole < product.size(); ++whole)
    a.exponents().for_each_divisor(
        whole, [&](std::size_t part) { product[whole] += a[part] * b[whole - part]; });
  return product;
}

// Logarithms and exponentials go through D, which multiplies each monomial by its degree: D is a derivation
// (the sum of x_i d/dx_i), so z = exp(l) gives D z = z D l. Coefficient by coefficient,
//   degree(a) z_a = sum over divisors b of a, not 1, of (D l)_b z_(a/b),
// which solves for either side. Where z has integer coefficients and the constant 1, so has D log z: the
// logarithm of a count needs no fractions until its end.

/// D log z. @param z  with the constant 1
template <typename Coefficient>
[[nodiscard]] TruncatedPolynomial<Coefficient> degree_times_log(
    const TruncatedPolynomial<Coefficient>& z) {
  FLOTILLA_ASSERT_LIGHT(z[0] == Coefficient(1));
  const Exponents& exponents = z.exponents();
  TruncatedPolynomial<Coefficient> weighted(exponents);
  for (std::size_t whole = 1; whole < z.size(); ++whole) {
    Coefficient sum = z[whole] * Coefficient(exponents.degree(whole));
    exponents.for_each_divisor(whole, [&](std::size_t part) {
      if (part != 0 && part != whole) sum -= weighted[part] * z[whole - part];
    });
    weighted[whole] = std::move(sum);
  }
  return weighted;
}

/// exp l from D l. @param weighted  D l, without a constant
template <typename Coefficient>
[[nodiscard]] TruncatedPolynomial<Coefficient> exp_of_degree_times(
    const TruncatedPolynomial<Coefficient>& weighted) {
  FLOTILLA_ASSERT_LIGHT(weighted[0] == Coefficient(0));
  const Exponents& exponents = weighted.exponents();
  TruncatedPolynomial<Coefficient> z(exponents);
  z[0] = Coefficient(1);
  for (std::size_t whole = 1; whole < z.size(); ++whole) {
    Coefficient sum(0);
    exponents.for_each_divisor(whole, [&](std::size_t part) {
      if (part != 0) sum += weighted[part] * z[whole - part];
    });
    z[whole] = exact_quotient(sum, exponents.degree(whole));
  }
  return z;
}

/// The truncated logarithm and exponential. @param z, l  with the constant 1, without a constant
[[nodiscard]] TruncatedPolynomial<Rational> log(const TruncatedPolynomial<Rational>& z);
[[nodiscard]] TruncatedPolynomial<Rational> exp(const TruncatedPolynomial<Rational>& l);

}  // namespace flotilla
