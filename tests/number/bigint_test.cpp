// SPDX-License-Identifier: MIT
#include "number/bigint.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

TEST(BigInt, Decimal) {
  EXPECT_EQ(to_decimal(0), "0");
  EXPECT_EQ(to_decimal(BigInt("393754874873229999431436186272")), "393754874873229999431436186272");
  EXPECT_EQ(to_decimal(-12), "-12");
}

TEST(BigInt, FromDecimal) {
  for (const char* text : {"0", "7", "-12", "393754874873229999431436186272"})
    EXPECT_EQ(to_decimal(from_decimal(text)), text);
  EXPECT_EQ(from_decimal("-0"), 0);
  EXPECT_EQ(from_decimal("000"), 0);
  EXPECT_EQ(from_decimal("-0081"), -81);
  for (const char* text : {"", "-", "+1", "0x10", "1 ", " 1", "1.5", "--1", "1e3"})
    EXPECT_ERROR(from_decimal(text), InputError,
                 "the text \"" + std::string(text) + "\" is not a whole number");
}

TEST(BigInt, GroupedDecimal) {
  EXPECT_EQ(to_grouped_decimal(0), "0");
  EXPECT_EQ(to_grouped_decimal(999), "999");
  EXPECT_EQ(to_grouped_decimal(1000), "1,000");
  EXPECT_EQ(to_grouped_decimal(123456), "123,456");
  EXPECT_EQ(to_grouped_decimal(BigInt("1855545978831780")), "1,855,545,978,831,780");
  EXPECT_EQ(to_grouped_decimal(-123456), "-123,456");
  EXPECT_EQ(to_grouped_decimal(-1234567), "-1,234,567");
}

TEST(BigInt, Limbs) {
  EXPECT_TRUE(to_limbs(0).empty());
  EXPECT_EQ(to_limbs(7), std::vector<std::uint64_t>({7}));
  const BigInt two64 = BigInt(1) << 64;
  EXPECT_EQ(to_limbs(two64 - 1), std::vector<std::uint64_t>({~std::uint64_t{0}}));
  EXPECT_EQ(to_limbs(two64), std::vector<std::uint64_t>({0, 1}));
  EXPECT_EQ(to_limbs((two64 << 64) + 5), std::vector<std::uint64_t>({5, 0, 1}));
  EXPECT_EQ(from_limbs({}), 0);
  for (int power = 0; power < 400; power += 7) {
    BigInt value = 12345678901;
    value <<= power;
    value += power;
    EXPECT_EQ(from_limbs(to_limbs(value)), value);
  }
  EXPECT_EQ(from_limbs(std::vector<std::uint64_t>{3, 0, 0}), 3);
  EXPECT_ERROR(to_limbs(-1), InputError, "the number -1 is negative, allowed: 0 or more");
}

TEST(BigInt, BitLength) {
  EXPECT_EQ(bit_length(0), 0);
  EXPECT_EQ(bit_length(1), 1);
  EXPECT_EQ(bit_length(255), 8);
  EXPECT_EQ(bit_length(256), 9);
  EXPECT_EQ(bit_length((BigInt(1) << 64) - 1), 64);
  EXPECT_EQ(bit_length(BigInt(1) << 64), 65);
  EXPECT_ERROR(bit_length(-3), InputError, "the number -3 is negative");
}

TEST(BigInt, ExactQuotient) {
  EXPECT_EQ(exact_quotient(BigInt(-1001) << 100U, 7), BigInt(-143) << 100U);
  EXPECT_EQ(exact_quotient(Rational(1), 3), Rational(1, 3));
  EXPECT_DEATH(static_cast<void>(exact_quotient(BigInt(7), 2)), "remainder == 0");
}

TEST(Rational, IsExact) { EXPECT_EQ(Rational(1, 3) + Rational(1, 6), Rational(1, 2)); }

}  // namespace
}  // namespace flotilla
