// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla {

/// A polynomial in m and n with rational coefficients.
///
/// Numerators stand over one common denominator, so that sums and products need no gcd; reduced() takes
/// common factors out. Two polynomials are equal if they are as functions.
class BivariatePolynomial {
 public:
  /// A constant.
  BivariatePolynomial() : BivariatePolynomial(BigInt(0)) {}
  explicit BivariatePolynomial(BigInt constant);
  /// @param numerators   [i * (degree_n + 1) + j] belongs to m^i n^j; (degree_m + 1) x (degree_n + 1) of them
  /// @param denominator  > 0
  BivariatePolynomial(int degree_m, int degree_n, std::vector<BigInt> numerators,
                      BigInt denominator = 1);

  /// Highest powers there is room for; of a reduced polynomial, its degrees (0 for the zero polynomial).
  [[nodiscard]] int degree_m() const { return degree_m_; }
  [[nodiscard]] int degree_n() const { return degree_n_; }
  [[nodiscard]] const BigInt& denominator() const { return denominator_; }
  /// Over denominator(); 0 beyond the degrees.
  [[nodiscard]] BigInt numerator(int power_of_m, int power_of_n) const;
  [[nodiscard]] Rational coefficient(int power_of_m, int power_of_n) const;

  [[nodiscard]] Rational operator()(const BigInt& m, const BigInt& n) const;
  [[nodiscard]] bool is_symmetric() const;
  /// The same in lowest terms, without powers it lacks.
  [[nodiscard]] BivariatePolynomial reduced() const;

  BivariatePolynomial& operator+=(const BivariatePolynomial& other);
  BivariatePolynomial& operator-=(const BivariatePolynomial& other);
  friend BivariatePolynomial operator*(const BivariatePolynomial& a, const BivariatePolynomial& b);
  friend BivariatePolynomial exact_quotient(BivariatePolynomial p, const BigInt& divisor);
  friend bool operator==(const BivariatePolynomial& a, const BivariatePolynomial& b);

 private:
  [[nodiscard]] std::size_t at(int power_of_m, int power_of_n) const;
  void make_room(int degree_m, int degree_n);
  void add(const BivariatePolynomial& other, int sign);

  int degree_m_ = 0;
  int degree_n_ = 0;
  std::vector<BigInt> numerators_;
  BigInt denominator_ = 1;
};

/// "(m^2*n^2 - 5*m*n + 2*(m + n))/2": highest powers first, lines of at most `width` characters where there is
/// a place to break them. The pair of m^i n^j and m^j n^i is written once where their coefficients agree. Reads
/// as an expression in PARI/GP, Sage and others (Python with ** for ^).
[[nodiscard]] std::string to_text(const BivariatePolynomial& polynomial, std::size_t width = 100);

/// An align* environment of amsmath that says `left` = the polynomial, or d `left` = ... with d the denominator.
[[nodiscard]] std::string to_latex(const BivariatePolynomial& polynomial, const std::string& left);

}  // namespace flotilla
