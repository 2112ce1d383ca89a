// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla {

/// A polynomial in one variable: coefficient i belongs to the i-th power.
using Coefficients = std::vector<Rational>;

/// Horner's rule; 0 for no coefficients.
[[nodiscard]] Rational value_at(const Coefficients& polynomial, const Rational& argument);
/// No coefficients, which is 0, if either has none.
[[nodiscard]] Coefficients product_of(const Coefficients& a, const Coefficients& b);

/// A function on the reals that is a polynomial between breaks: piece i from break i - 1 to break i, the first and
/// the last to infinity. Pieces are polynomials in the variable itself, not in the distance to a break.
class PiecewisePolynomial {
 public:
  /// 0 everywhere.
  PiecewisePolynomial() : pieces_(1) {}
  /// @param breaks  ascending  @param pieces  one more than breaks
  PiecewisePolynomial(std::vector<Rational> breaks, std::vector<Coefficients> pieces);

  [[nodiscard]] const std::vector<Rational>& breaks() const { return breaks_; }
  [[nodiscard]] const std::vector<Coefficients>& pieces() const { return pieces_; }

  /// The index of the piece that holds `argument`; at a break, of the piece that begins there.
  [[nodiscard]] std::size_t piece_at(const Rational& argument) const;
  [[nodiscard]] Rational operator()(const Rational& argument) const;

  /// The continuous function with this derivative (except at breaks) and the value 0 at 0.
  [[nodiscard]] PiecewisePolynomial antiderivative() const;
  [[nodiscard]] PiecewisePolynomial derivative() const;
  /// The value is the same, without breaks between equal pieces and powers with coefficient 0 at the end.
  [[nodiscard]] PiecewisePolynomial simplified() const;

  PiecewisePolynomial& operator*=(const Rational& factor);
  friend PiecewisePolynomial operator+(const PiecewisePolynomial& a, const PiecewisePolynomial& b);
  friend PiecewisePolynomial operator*(const PiecewisePolynomial& a, const PiecewisePolynomial& b);
  bool operator==(const PiecewisePolynomial&) const = default;

 private:
  std::vector<Rational> breaks_;
  std::vector<Coefficients> pieces_;
};

}  // namespace flotilla
