// SPDX-License-Identifier: MIT
#include "number/ring.hpp"

#include <gtest/gtest.h>

#include <boost/multiprecision/miller_rabin.hpp>
#include <random>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

TEST(Ring, Modulus) {
  EXPECT_EQ(Ring::binary(1).modulus(), BigInt(1) << 64U);
  EXPECT_EQ(Ring::binary(2).modulus(), BigInt(1) << 128U);
  EXPECT_EQ(Ring::binary(4).modulus(), BigInt(1) << 256U);
  EXPECT_EQ((Ring{1, 97}.modulus()), 97);
}

TEST(Ring, PrimesAreTheLargestBelow2To63) {
  // 2^63 - k; list of the ten largest: https://t5k.org/lists/2small/0bit.html
  const std::uint64_t top = std::uint64_t{1} << 63U;
  int i = 0;
  for (const std::uint64_t k : {25U, 165U, 259U, 301U, 375U, 387U, 391U, 409U, 457U, 471U}) {
    EXPECT_EQ(Ring::prime_field(i++), (Ring{1, top - k}));
  }
  // Another test finds the same ones prime, and nothing between them.
  std::mt19937_64 random(5);
  i = 0;
  for (std::uint64_t n = top - 1; n > top - 3000; --n) {
    if (!miller_rabin_test(BigInt(n), 25, random)) continue;
    EXPECT_EQ(Ring::prime_field(i++).prime, n);
  }
  EXPECT_GT(i, 30);
}

TEST(Ring, NamesReadBack) {
  EXPECT_EQ(Ring::binary(1).name(), "Z/2^64");
  EXPECT_EQ(Ring::binary(2).name(), "Z/2^128");
  EXPECT_EQ(Ring::binary(4).name(), "Z/2^256");
  EXPECT_EQ(Ring::prime_field(0).name(), "Z/9223372036854775783");
  for (const Ring& ring : {Ring::binary(1), Ring::binary(2), Ring::binary(4), Ring::prime_field(0),
                           Ring::prime_field(12), Ring{1, 2}, Ring{1, 3}, Ring{1, 37}, Ring{1, 41},
                           Ring{1, 1000003}}) {
    EXPECT_EQ(Ring::named(ring.name()), ring) << ring.name();
  }
}

TEST(Ring, RefusesOtherNames) {
  for (const char* name : {"",
                           "Z",
                           "Z/",
                           "Z/0",
                           "Z/1",
                           "Z/4",
                           "Z/9",
                           "Z/25",
                           "Z/561",
                           "Z/2^65",
                           "Z/2^192",
                           "Z/2^64 ",
                           " Z/2^64",
                           "Z/+7",
                           "Z/07",
                           "Z/-7",
                           "z/7",
                           "Z/7x",
                           "Z/1369",
                           "Z/3215031751",
                           "Z/9223372036854775837" /* the least prime above 2^63 */,
                           "Z/18446744073709551557" /* the largest prime below 2^64 */,
                           "Z/18446744073709551617"}) {
    EXPECT_ERROR(Ring::named(name), InputError,
                 "ring = " + std::string(name) +
                     ", allowed Z/2^64, Z/2^128, Z/2^256 or Z/p with p a prime below 2^63");
  }
}

std::vector<std::string> names_for(const BigInt& bound) {
  std::vector<std::string> names;
  for (const Ring& ring : rings_for(bound)) names.push_back(ring.name());
  return names;
}

TEST(RingsFor, OneWordAloneOrWithAPrimeThenBinaryRings) {
  using Names = std::vector<std::string>;
  const auto power = [](unsigned bits) { return BigInt(1) << bits; };
  EXPECT_EQ(names_for(0), Names{"Z/2^64"});
  EXPECT_EQ(names_for(power(64) - 1), Names{"Z/2^64"});
  const Names pair{"Z/2^64", Ring::prime_field(0).name()};
  const BigInt most = power(64) * Ring::prime_field(0).modulus();
  EXPECT_EQ(names_for(power(64)), pair);
  EXPECT_EQ(names_for(most - 1), pair);
  EXPECT_EQ(names_for(most), Names{"Z/2^128"});
  EXPECT_EQ(names_for(power(128) - 1), Names{"Z/2^128"});
  EXPECT_EQ(names_for(power(128)), Names{"Z/2^256"});
  EXPECT_EQ(names_for(power(256) - 1), Names{"Z/2^256"});
}

TEST(RingsFor, PrimesBeyond256Bits) {
  for (const unsigned bits : {256U, 257U, 300U, 316U, 511U, 512U, 2000U}) {
    for (const BigInt& bound : {(BigInt(1) << bits) - 1, BigInt(1) << bits}) {
      if (bound < BigInt(1) << 256U) continue;
      const std::vector<Ring> rings = rings_for(bound);
      EXPECT_EQ(rings[0], Ring::binary(1));
      BigInt product = rings[0].modulus();
      for (std::size_t i = 1; i < rings.size(); ++i) {
        EXPECT_LE(product, bound);  // none too many
        EXPECT_EQ(rings[i], Ring::prime_field(static_cast<int>(i) - 1));
        product *= rings[i].modulus();
      }
      EXPECT_GT(product, bound);
    }
  }
  // Exactly at a product of moduli.
  const BigInt product = (BigInt(1) << 64U) * Ring::prime_field(0).prime *
                         Ring::prime_field(1).prime * Ring::prime_field(2).prime *
                         Ring::prime_field(3).prime;
  EXPECT_EQ(rings_for(product - 1).size(), 5U);
  EXPECT_EQ(rings_for(product).size(), 6U);
}

TEST(CombineResidues, FindsTheNumber) {
  std::mt19937_64 random(7);
  for (const unsigned bits : {1U, 63U, 64U, 65U, 127U, 128U, 255U, 256U, 257U, 320U, 700U}) {
    const std::vector<Ring> rings = rings_for((BigInt(1) << bits) - 1);
    for (int trial = 0; trial < 20; ++trial) {
      BigInt value = 0;
      for (unsigned word = 0; word < bits; word += 64) value = (value << 64U) + random();
      if (trial == 0) value = 0;
      if (trial == 1) value = (BigInt(1) << bits) - 1;
      value &= (BigInt(1) << bits) - 1;
      std::vector<BigInt> residues;
      for (const Ring& ring : rings) residues.push_back(value % ring.modulus());
      ASSERT_EQ(combine_residues(rings, residues), value) << bits << " bits";
    }
  }
}

TEST(CombineResidues, AnyCoprimeRingsInAnyOrder) {
  const std::vector<Ring> rings{{1, 5}, Ring::prime_field(3), {1, 3}, Ring::binary(2), {1, 7}};
  BigInt product = 1;
  for (const Ring& ring : rings) product *= ring.modulus();
  for (const BigInt& value :
       {BigInt(0), BigInt(1), BigInt(104), BigInt(product / 2), BigInt(product - 1)}) {
    std::vector<BigInt> residues;
    for (const Ring& ring : rings) residues.push_back(value % ring.modulus());
    EXPECT_EQ(combine_residues(rings, residues), value);
  }
  EXPECT_EQ(combine_residues({}, {}), 0);
}

}  // namespace
}  // namespace flotilla
