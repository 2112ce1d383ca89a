// SPDX-License-Identifier: MIT
#include "number/bivariate_polynomial.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "number/truncated_polynomial.hpp"

namespace flotilla {
namespace {

BivariatePolynomial any_polynomial() {
  const int degree_m = *rc::gen::inRange(0, 4);
  const int degree_n = *rc::gen::inRange(0, 4);
  std::vector<BigInt> numerators;
  for (int i = 0; i < (degree_m + 1) * (degree_n + 1); ++i)
    numerators.emplace_back(*rc::gen::inRange(-20, 21));
  return {degree_m, degree_n, numerators, *rc::gen::inRange(1, 13)};
}

Rational power(int base, int exponent) {
  Rational product = 1;
  for (int i = 0; i < exponent; ++i) product *= base;
  return product;
}

/// Enough points to tell polynomials of degrees below 8 apart.
template <typename Expected>
void expect_values(const BivariatePolynomial& p, Expected expected) {
  for (int m = -4; m < 4; ++m)
    for (int n = -4; n < 4; ++n) RC_ASSERT(p(m, n) == expected(m, n));
}

RC_GTEST_PROP(BivariatePolynomial, HasTheValueOfItsTerms, ()) {
  const BivariatePolynomial p = any_polynomial();
  expect_values(p, [&](int m, int n) {
    Rational sum = 0;
    for (int i = 0; i <= p.degree_m(); ++i)
      for (int j = 0; j <= p.degree_n(); ++j)
        sum += p.coefficient(i, j) * power(m, i) * power(n, j);
    return sum;
  });
}

RC_GTEST_PROP(BivariatePolynomial, SumsProductsAndQuotients, ()) {
  const BivariatePolynomial a = any_polynomial();
  const BivariatePolynomial b = any_polynomial();
  BivariatePolynomial sum = a;
  sum += b;
  BivariatePolynomial difference = a;
  difference -= b;
  expect_values(sum, [&](int m, int n) { return Rational(a(m, n) + b(m, n)); });
  expect_values(difference, [&](int m, int n) { return Rational(a(m, n) - b(m, n)); });
  expect_values(a * b, [&](int m, int n) { return Rational(a(m, n) * b(m, n)); });
  expect_values(exact_quotient(a, 6), [&](int m, int n) { return Rational(a(m, n) / 6); });
  difference += b;
  RC_ASSERT(difference == a);
}

RC_GTEST_PROP(BivariatePolynomial, ReducedIsTheSameInLowestTerms, ()) {
  const BivariatePolynomial p = any_polynomial();
  BivariatePolynomial scaled = p * BivariatePolynomial(30);
  scaled = exact_quotient(scaled, 30);
  RC_ASSERT(scaled == p);
  const BivariatePolynomial reduced = scaled.reduced();
  RC_ASSERT(reduced.denominator() <= p.denominator());
  expect_values(reduced, [&](int m, int n) { return p(m, n); });
}

TEST(BivariatePolynomial, ReducedZero) {
  const BivariatePolynomial zero = BivariatePolynomial(2, 3, std::vector<BigInt>(12), 7).reduced();
  EXPECT_EQ(zero.degree_m(), 0);
  EXPECT_EQ(zero.degree_n(), 0);
  EXPECT_EQ(zero.denominator(), 1);
  EXPECT_EQ(zero, BivariatePolynomial());
  EXPECT_EQ(to_text(zero), "0");
}

TEST(BivariatePolynomial, Symmetry) {
  EXPECT_TRUE(BivariatePolynomial(1, 1, {1, 2, 2, 3}).is_symmetric());
  EXPECT_FALSE(BivariatePolynomial(1, 1, {1, 2, 4, 3}).is_symmetric());
  EXPECT_FALSE(BivariatePolynomial(1, 0, {1, 2}).is_symmetric());
  EXPECT_TRUE(BivariatePolynomial(1, 0, {1, 0}).is_symmetric());
}

// exp(x m n) = sum of x^k m^k n^k / k!
TEST(BivariatePolynomial, CoefficientsOfATruncatedPolynomial) {
  TruncatedPolynomial<BivariatePolynomial> l{Exponents({3})};
  l[1] = BivariatePolynomial(1, 1, {0, 0, 0, 1});
  const auto z = exp_of_degree_times(l);
  EXPECT_EQ(to_text(z[3]), "(m^3*n^3)/6");
  EXPECT_EQ(degree_times_log(z).coefficients(), l.coefficients());
}

TEST(BivariatePolynomial, Text) {
  EXPECT_EQ(to_text(BivariatePolynomial(5)), "5");
  EXPECT_EQ(to_text(BivariatePolynomial(0, 0, {-4}, 6)), "(-2)/3");
  EXPECT_EQ(to_text(BivariatePolynomial(1, 1, {-4, 1, 1, 2})), "2*m*n + (m + n) - 4");
  EXPECT_EQ(to_text(BivariatePolynomial(1, 2, {0, 1, -3, 1, 0, 0}, 2)), "(-3*n^2 + (m + n))/2");
  EXPECT_EQ(to_text(BivariatePolynomial(1, 1, {1, 7, -1, 10}), 12), "10*m*n - m\n+ 7*n + 1");
  std::vector<BigInt> tenth(11);
  tenth[10] = -1;
  EXPECT_EQ(to_text(BivariatePolynomial(10, 0, tenth)), "-m^10");
}

TEST(BivariatePolynomial, Latex) {
  std::vector<BigInt> numerators(22);
  numerators[21] = 3;
  numerators[11] = -1;
  EXPECT_EQ(to_latex(BivariatePolynomial(1, 10, numerators, 2), "Z(m,n)"),
            "\\begin{align*}\n2\\,Z(m,n) ={} & 3\\,m n^{10} - m\n\\end{align*}\n");
}

}  // namespace
}  // namespace flotilla
