// SPDX-License-Identifier: MIT
#include "number/bivariate_polynomial.hpp"

#include <algorithm>
#include <utility>

#include "number/assert.hpp"

namespace flotilla {

BivariatePolynomial::BivariatePolynomial(BigInt constant) : numerators_{std::move(constant)} {}

BivariatePolynomial::BivariatePolynomial(int degree_m, int degree_n, std::vector<BigInt> numerators,
                                         BigInt denominator)
    : degree_m_(degree_m),
      degree_n_(degree_n),
      numerators_(std::move(numerators)),
      denominator_(std::move(denominator)) {
  FLOTILLA_ASSERT_LIGHT(degree_m >= 0 && degree_n >= 0 && denominator_ > 0);
  FLOTILLA_ASSERT_LIGHT(numerators_.size() == at(degree_m, degree_n) + 1);
}

std::size_t BivariatePolynomial::at(int power_of_m, int power_of_n) const {
  return static_cast<std::size_t>(power_of_m) * (static_cast<std::size_t>(degree_n_) + 1) +
         static_cast<std::size_t>(power_of_n);
}

BigInt BivariatePolynomial::numerator(int power_of_m, int power_of_n) const {
  if (power_of_m > degree_m_ || power_of_n > degree_n_) return 0;
  return numerators_[at(power_of_m, power_of_n)];
}

Rational BivariatePolynomial::coefficient(int power_of_m, int power_of_n) const {
  return ratio(numerator(power_of_m, power_of_n), denominator_);
}

Rational BivariatePolynomial::operator()(const BigInt& m, const BigInt& n) const {
  BigInt value = 0;  // Horner's rule in m, and in n inside
  for (int i = degree_m_; i >= 0; --i) {
    BigInt of_power = 0;
    for (int j = degree_n_; j >= 0; --j) of_power = of_power * n + numerators_[at(i, j)];
    value = value * m + of_power;
  }
  return ratio(value, denominator_);
}

bool BivariatePolynomial::is_symmetric() const {
  const int most = std::max(degree_m_, degree_n_);
  for (int i = 0; i <= most; ++i)
    for (int j = 0; j < i; ++j)
      if (numerator(i, j) != numerator(j, i)) return false;
  return true;
}

BivariatePolynomial BivariatePolynomial::reduced() const {
  BigInt common = denominator_;
  int highest_m = 0;
  int highest_n = 0;
  for (int i = 0; i <= degree_m_; ++i)
    for (int j = 0; j <= degree_n_; ++j) {
      const BigInt& value = numerators_[at(i, j)];
      if (value == 0) continue;
      common = gcd(common, value);
      highest_m = std::max(highest_m, i);
      highest_n = std::max(highest_n, j);
    }
  std::vector<BigInt> numerators;
  for (int i = 0; i <= highest_m; ++i)
    for (int j = 0; j <= highest_n; ++j) numerators.emplace_back(numerators_[at(i, j)] / common);
  if (highest_m == 0 && highest_n == 0 && numerators.front() == 0) common = denominator_;
  return {highest_m, highest_n, std::move(numerators), denominator_ / common};
}

void BivariatePolynomial::make_room(int degree_m, int degree_n) {
  if (degree_m <= degree_m_ && degree_n <= degree_n_) return;
  BivariatePolynomial roomy;
  roomy.degree_m_ = std::max(degree_m, degree_m_);
  roomy.degree_n_ = std::max(degree_n, degree_n_);
  roomy.denominator_ = denominator_;
  roomy.numerators_.assign(roomy.at(roomy.degree_m_, roomy.degree_n_) + 1, 0);
  for (int i = 0; i <= degree_m_; ++i)
    for (int j = 0; j <= degree_n_; ++j)
      roomy.numerators_[roomy.at(i, j)] = std::move(numerators_[at(i, j)]);
  *this = std::move(roomy);
}

void BivariatePolynomial::add(const BivariatePolynomial& other, int sign) {
  make_room(other.degree_m_, other.degree_n_);
  const BigInt common = lcm(denominator_, other.denominator_);
  if (common != denominator_) {
    const BigInt factor = common / denominator_;
    for (BigInt& value : numerators_) value *= factor;
    denominator_ = common;
  }
  const BigInt factor = sign * (common / other.denominator_);
  for (int i = 0; i <= other.degree_m_; ++i)
    for (int j = 0; j <= other.degree_n_; ++j)
      numerators_[at(i, j)] += factor * other.numerators_[other.at(i, j)];
}

BivariatePolynomial& BivariatePolynomial::operator+=(const BivariatePolynomial& other) {
  add(other, 1);
  return *this;
}

BivariatePolynomial& BivariatePolynomial::operator-=(const BivariatePolynomial& other) {
  add(other, -1);
  return *this;
}

BivariatePolynomial operator*(const BivariatePolynomial& a, const BivariatePolynomial& b) {
  BivariatePolynomial product;
  product.make_room(a.degree_m_ + b.degree_m_, a.degree_n_ + b.degree_n_);
  product.denominator_ = a.denominator_ * b.denominator_;
  for (int i = 0; i <= a.degree_m_; ++i)
    for (int j = 0; j <= a.degree_n_; ++j) {
      const BigInt& factor = a.numerators_[a.at(i, j)];
      if (factor == 0) continue;
      for (int k = 0; k <= b.degree_m_; ++k)
        for (int l = 0; l <= b.degree_n_; ++l)
          product.numerators_[product.at(i + k, j + l)] += factor * b.numerators_[b.at(k, l)];
    }
  return product;
}

BivariatePolynomial exact_quotient(BivariatePolynomial p, const BigInt& divisor) {
  FLOTILLA_ASSERT_LIGHT(divisor > 0);
  p.denominator_ *= divisor;
  return p;
}

bool operator==(const BivariatePolynomial& a, const BivariatePolynomial& b) {
  const BivariatePolynomial x = a.reduced();
  const BivariatePolynomial y = b.reduced();
  return x.degree_m_ == y.degree_m_ && x.degree_n_ == y.degree_n_ &&
         x.denominator_ == y.denominator_ && x.numerators_ == y.numerators_;
}

}  // namespace flotilla
