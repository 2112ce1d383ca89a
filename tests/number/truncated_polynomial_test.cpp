// SPDX-License-Identifier: MIT
#include "number/truncated_polynomial.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <map>

namespace flotilla {
namespace {

using Sparse = std::map<std::vector<int>, Rational>;

Exponents any_exponents() {
  const auto variables = *rc::gen::inRange(0, 4);
  return Exponents(*rc::gen::container<std::vector<int>>(static_cast<std::size_t>(variables),
                                                         rc::gen::inRange(0, 4)));
}

Rational any_rational() { return Rational(*rc::gen::inRange(-50, 51), *rc::gen::inRange(1, 7)); }

TruncatedPolynomial<Rational> any_polynomial(const Exponents& exponents, const Rational& constant) {
  TruncatedPolynomial<Rational> p(exponents);
  p[0] = constant;
  for (std::size_t i = 1; i < p.size(); ++i) p[i] = any_rational();
  return p;
}

Sparse sparse(const TruncatedPolynomial<Rational>& p) {
  Sparse terms;
  for (std::size_t i = 0; i < p.size(); ++i)
    if (p[i] != 0) terms[p.exponents().at(i)] = p[i];
  return terms;
}

/// Every pair of terms, those beyond the limits dropped.
Sparse naive_product(const Sparse& a, const Sparse& b, const std::vector<int>& limits) {
  Sparse product;
  for (const auto& [ea, ca] : a)
    for (const auto& [eb, cb] : b) {
      std::vector<int> sum(limits.size());
      bool is_inside = true;
      for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i] = ea[i] + eb[i];
        is_inside &= sum[i] <= limits[i];
      }
      if (is_inside) product[sum] += ca * cb;
    }
  std::erase_if(product, [](const auto& term) { return term.second == 0; });
  return product;
}

RC_GTEST_PROP(TruncatedPolynomial, ProductIsTheNaiveOne, ()) {
  const Exponents exponents = any_exponents();
  const auto a = any_polynomial(exponents, any_rational());
  const auto b = any_polynomial(exponents, any_rational());
  RC_ASSERT(sparse(a * b) == naive_product(sparse(a), sparse(b), exponents.limits()));
}

// exp l = 1 + l + l^2/2! + ..., term by term.
RC_GTEST_PROP(TruncatedPolynomial, ExpIsItsSeries, ()) {
  const Exponents exponents = any_exponents();
  const auto l = any_polynomial(exponents, 0);
  TruncatedPolynomial<Rational> power(exponents);
  power[0] = 1;
  TruncatedPolynomial<Rational> sum = power;
  for (int k = 1; k <= exponents.degree(exponents.size() - 1); ++k) {
    power = power * l;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      power[i] /= k;
      sum[i] += power[i];
    }
  }
  RC_ASSERT(exp(l) == sum);
}

RC_GTEST_PROP(TruncatedPolynomial, LogUndoesExp, ()) {
  const auto l = any_polynomial(any_exponents(), 0);
  RC_ASSERT(log(exp(l)) == l);
}

RC_GTEST_PROP(TruncatedPolynomial, ExpUndoesLog, ()) {
  const auto z = any_polynomial(any_exponents(), 1);
  RC_ASSERT(exp(log(z)) == z);
}

RC_GTEST_PROP(TruncatedPolynomial, LogTakesProductsToSums, ()) {
  const Exponents exponents = any_exponents();
  const auto a = any_polynomial(exponents, 1);
  const auto b = any_polynomial(exponents, 1);
  const auto log_a = log(a);
  const auto log_b = log(b);
  const auto log_product = log(a * b);
  for (std::size_t i = 0; i < a.size(); ++i) RC_ASSERT(log_product[i] == log_a[i] + log_b[i]);
}

RC_GTEST_PROP(TruncatedPolynomial, IntegersNeedNoFractions, ()) {
  const Exponents exponents = any_exponents();
  TruncatedPolynomial<BigInt> z(exponents);
  TruncatedPolynomial<Rational> rational(exponents);
  for (std::size_t i = 0; i < z.size(); ++i) {
    z[i] = i == 0 ? 1 : *rc::gen::inRange(-1000, 1001);
    rational[i] = z[i];
  }
  const auto weighted = degree_times_log(z);
  const auto logarithm = log(rational);
  for (std::size_t i = 0; i < z.size(); ++i)
    RC_ASSERT(Rational(weighted[i]) == logarithm[i] * exponents.degree(i));
  RC_ASSERT(exp_of_degree_times(weighted) == z);
}

TEST(TruncatedPolynomial, LogOfOnePlusX) {
  const Exponents exponents({5});
  const TruncatedPolynomial<Rational> z(exponents, {1, 1, 0, 0, 0, 0});
  EXPECT_EQ(log(z).coefficients(), (std::vector<Rational>{0, 1, Rational(-1, 2), Rational(1, 3),
                                                          Rational(-1, 4), Rational(1, 5)}));
}

}  // namespace
}  // namespace flotilla
