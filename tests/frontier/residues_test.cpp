// SPDX-License-Identifier: MIT
#include "frontier/residues.hpp"

#include <gtest/gtest.h>

#include <random>

#include "oracle/random_problem.hpp"

namespace flotilla::frontier {
namespace {

const auto k_rings = {Ring::binary(1), Ring::binary(2), Ring::binary(4), Ring::prime_field(0),
                      Ring{1, 7}};

Residues random_residues(const Ring& ring, std::size_t coefficients, std::mt19937_64& random) {
  Residues residues(ring, coefficients);
  for (std::uint64_t& word : residues.words()) {
    // Words of ones, so that carries ripple far.
    word = random() % 3 == 0 ? ~std::uint64_t{0} : random();
    if (ring.prime != 0) word %= ring.prime;
  }
  return residues;
}

TEST(Residues, StartsAtZero) {
  for (const Ring& ring : k_rings) {
    const Residues residues(ring, 3);
    EXPECT_EQ(residues.ring(), ring);
    EXPECT_EQ(residues.coefficients(), 3U);
    EXPECT_EQ(residues.words().size(), 3U * static_cast<std::size_t>(ring.limbs));
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(residues.coefficient(i), 0);
  }
}

TEST(Residues, LimbsArePlanes) {
  Residues residues(Ring::binary(2), 2);
  residues.words()[1] = 5;  // limb 0 of coefficient 1
  residues.words()[3] = 7;  // limb 1
  EXPECT_EQ(residues.coefficient(0), 0);
  EXPECT_EQ(residues.coefficient(1), (BigInt(7) << 64U) + 5);
}

TEST(Residues, AddsInTheRing) {
  std::mt19937_64 random(oracle::test_seed() + 30);
  for (const Ring& ring : k_rings) {
    for (int trial = 0; trial < 50; ++trial) {
      const Residues a = random_residues(ring, 11, random), b = random_residues(ring, 11, random);
      Residues sum = a;
      sum.add(b);
      for (std::size_t i = 0; i < 11; ++i) {
        ASSERT_EQ(sum.coefficient(i), (a.coefficient(i) + b.coefficient(i)) % ring.modulus())
            << ring.name();
      }
    }
  }
}

TEST(Residues, WrapsAtTheModulus) {
  for (const Ring& ring : k_rings) {
    Residues most(ring, 1), one(ring, 1);
    for (std::uint64_t& word : most.words())
      word = ring.prime != 0 ? ring.prime - 1 : ~std::uint64_t{0};
    one.words()[0] = 1;
    EXPECT_EQ(most.coefficient(0), ring.modulus() - 1);
    most.add(one);
    EXPECT_EQ(most.coefficient(0), 0) << ring.name();
  }
}

TEST(Residues, AddsARangeFromPlanesFarApart) {
  Residues sum(Ring::binary(2), 6);
  std::vector<std::uint64_t> planes(20, 99);  // plane 1 begins at word 10
  planes[0] = ~std::uint64_t{0};
  planes[1] = 2;
  planes[10] = 3;
  planes[11] = 4;
  sum.add(planes.data(), 10, 4, 2);
  sum.add(planes.data(), 10, 4, 2);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(sum.coefficient(i), 0);
  EXPECT_EQ(sum.coefficient(4), 2 * ((BigInt(3) << 64U) + ~std::uint64_t{0}));
  EXPECT_EQ(sum.coefficient(5), 2 * ((BigInt(4) << 64U) + 2));
}

}  // namespace
}  // namespace flotilla::frontier
