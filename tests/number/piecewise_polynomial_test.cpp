// SPDX-License-Identifier: MIT
#include "number/piecewise_polynomial.hpp"

#include <gtest/gtest.h>

namespace flotilla {
namespace {

const PiecewisePolynomial k_roof({-1, 0, 1}, {{}, {1, 1}, {1, -1}, {}});

TEST(PiecewisePolynomial, Values) {
  EXPECT_EQ(k_roof(Rational(-2)), 0);
  EXPECT_EQ(k_roof(Rational(-1, 4)), Rational(3, 4));
  EXPECT_EQ(k_roof(Rational(1, 4)), Rational(3, 4));
  EXPECT_EQ(k_roof(Rational(1)), 0);
  EXPECT_EQ(PiecewisePolynomial()(Rational(5)), 0);
  EXPECT_EQ(PiecewisePolynomial({0}, {{1}, {2}})(Rational(0)),
            2);  // at a break, the piece that begins
}

TEST(PiecewisePolynomial, AntiderivativeIsContinuousAndZeroAtZero) {
  const PiecewisePolynomial area = k_roof.antiderivative();
  EXPECT_EQ(area(Rational(0)), 0);
  EXPECT_EQ(area(Rational(1)), Rational(1, 2));
  EXPECT_EQ(area(Rational(9)), Rational(1, 2));
  EXPECT_EQ(area(Rational(-9)), Rational(-1, 2));
  EXPECT_EQ(area.derivative().simplified(), k_roof);
}

TEST(PiecewisePolynomial, SumsAndSimplification) {
  const PiecewisePolynomial step({Rational(1, 2)}, {{}, {1}});
  const PiecewisePolynomial sum = k_roof + step;
  for (int i = -12; i <= 12; ++i) {
    const Rational x(i, 6);
    EXPECT_EQ(sum(x), k_roof(x) + step(x));
    EXPECT_EQ((k_roof * step)(x), k_roof(x) * step(x));
    EXPECT_EQ((k_roof * k_roof)(x), k_roof(x) * k_roof(x));
  }
  PiecewisePolynomial negative = k_roof;
  negative *= -1;
  EXPECT_EQ(k_roof + negative, PiecewisePolynomial());
}

}  // namespace
}  // namespace flotilla
