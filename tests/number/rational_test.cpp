// SPDX-License-Identifier: MIT
#include "number/rational.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace flotilla {
namespace {

TEST(ToDouble, SmallOnesAreExact) {
  for (int top = -40; top <= 40; ++top)
    for (int bottom = 1; bottom <= 40; ++bottom)
      EXPECT_DOUBLE_EQ(to_double(Rational(top, bottom)), static_cast<double>(top) / bottom);
}

TEST(ToDouble, BeyondADoublesRange) {
  const BigInt large = BigInt(1) << 3000U;
  EXPECT_EQ(to_double(ratio(large, large * 4)), 0.25);
  EXPECT_EQ(to_double(ratio(large * 3, large * 4 + 1)), 0.75);
  EXPECT_EQ(to_double(ratio(1, large)), 0);
  EXPECT_EQ(to_double(ratio(large, 1)), HUGE_VAL);
  EXPECT_EQ(to_double(ratio(-large, large * 2)), -0.5);
  EXPECT_DOUBLE_EQ(to_double(ratio(BigInt(1) << 100U, 3)), std::ldexp(1.0, 100) / 3);
}

TEST(PercentText, OnlyCertaintyPrintsWithoutAPoint) {
  EXPECT_EQ(percent_text(0, 1), "0");
  EXPECT_EQ(percent_text(1, 1), "100");
  EXPECT_EQ(percent_text(Rational(1, 4), 1), "25.0");
  EXPECT_EQ(percent_text(Rational(1, 4), 0), "25");
  EXPECT_EQ(percent_text(Rational(1, 3), 4), "33.3333");
  EXPECT_EQ(percent_text(Rational(2, 3), 2), "66.67");
  EXPECT_EQ(percent_text(Rational(1, 16), 1), "6.3");
  EXPECT_EQ(percent_text(Rational(1, 100000), 1), "0.0");
  EXPECT_EQ(percent_text(Rational(99999, 100000), 1), "99.9");
  EXPECT_EQ(percent_text(Rational(99999, 100000), 0), "99");
  EXPECT_EQ(percent_text(Rational(1, 1000), 4), "0.1000");
}

}  // namespace
}  // namespace flotilla
