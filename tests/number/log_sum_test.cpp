// SPDX-License-Identifier: MIT
#include "number/log_sum.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "expect_message.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"

namespace flotilla {
namespace {

TEST(LogSum, EqualNumbersHaveEqualTerms) {
  EXPECT_EQ(LogSum::ln(12), LogSum::ln(3) + LogSum::ln(2) * Rational(2));
  EXPECT_EQ(LogSum::ln(Rational(3, 2)), LogSum::ln(6) - LogSum::ln(4));
  EXPECT_TRUE((LogSum::ln(5) - LogSum::ln(5)).is_rational());
  EXPECT_EQ(LogSum::ln(1), LogSum());
  EXPECT_EQ(LogSum::ln(7) * Rational(0), LogSum());
  EXPECT_ERROR(LogSum::ln(from_decimal("1000000000000000003")), LimitError,
               "not split into primes");
}

TEST(LogSum, Text) {
  EXPECT_EQ(to_string(LogSum(Rational(1, 2))), "1/2");
  EXPECT_EQ(to_string(LogSum(Rational(113, 30)) - LogSum::ln(Rational(3, 2)) * Rational(29, 4)),
            "113/30 - 29/4 ln(3/2)");
  EXPECT_EQ(to_string(LogSum::ln(Rational(2, 3))), "-ln(3/2)");
  EXPECT_EQ(to_string(LogSum::ln(4)), "2 ln(2)");
  EXPECT_EQ(to_string(LogSum::ln(3) * Rational(1, 2) + LogSum::ln(2)), "1/2 ln(12)");
  EXPECT_EQ(to_string(LogSum::ln(3) * Rational(1000) + LogSum::ln(2)), "ln(2) + 1000 ln(3)");
}

TEST(Enclosure, HoldsTheNumber) {
  const LogSum sum = LogSum(Rational(5)) - LogSum::ln(Rational(7, 5)) * Rational(3, 2);
  const double expected = 5 - 1.5 * std::log(1.4);
  const Enclosure wide = enclose(sum, 10);
  const Enclosure narrow = enclose(sum, 200);
  EXPECT_LE(wide.low, narrow.low);
  EXPECT_GE(wide.high, narrow.high);
  EXPECT_LT(narrow.low, narrow.high);
  EXPECT_LT(to_double(narrow.width()), 1e-55);
  EXPECT_NEAR(to_double(narrow.low), expected, 1e-15);
  EXPECT_DOUBLE_EQ(to_double(sum), expected);
  EXPECT_EQ(enclose(LogSum(Rational(1, 3))).width(), 0);
}

TEST(Enclosure, SignsOfNearlyEqualNumbers) {
  EXPECT_EQ(sign(LogSum()), 0);
  EXPECT_EQ(sign(LogSum(Rational(-1, 1000000))), -1);
  // ln 2 cut after 30 digits.
  const LogSum cut(ratio(from_decimal("693147180559945309417232121458"),
                         from_decimal("1000000000000000000000000000000")));
  EXPECT_EQ(compare(LogSum::ln(2), cut), 1);
  EXPECT_EQ(compare(cut, LogSum::ln(2)), -1);
  EXPECT_EQ(compare(LogSum::ln(9), LogSum::ln(3) * Rational(2)), 0);
}

TEST(Enclosure, Percent) {
  EXPECT_EQ(percent_text(LogSum(Rational(1, 8)), 1), "12.5");
  EXPECT_EQ(percent_text(LogSum(Rational(1, 8)), 0), "13");
  EXPECT_EQ(percent_text(LogSum(Rational(-1, 1000)), 2), "-0.10");
  EXPECT_EQ(percent_text(LogSum::ln(Rational(3, 2)), 8), "40.54651081");
}

TEST(ParseRational, Spellings) {
  EXPECT_EQ(parse_rational("1/20"), Rational(1, 20));
  EXPECT_EQ(parse_rational("-0.243"), Rational(-243, 1000));
  EXPECT_EQ(parse_rational("010"), Rational(10));
  for (const char* wrong : {"", "-", ".5", "1.", "1/0", "1/", "/2", "1/2/3", "1e3", " 1", "+1"})
    EXPECT_ERROR(parse_rational(wrong), InputError,
                 "is not a number, allowed such as 3, 1/20 or 0.243");
}

}  // namespace
}  // namespace flotilla
