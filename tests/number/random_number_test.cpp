// SPDX-License-Identifier: MIT
#include "number/random_number.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

namespace flotilla {
namespace {

TEST(RandomNumber, DependsOnSeedAndIndexAlone) {
  const BigInt below = (BigInt(1) << 200U) - 5;
  EXPECT_EQ(random_number(1, 7, below), random_number(1, 7, below));
  std::set<BigInt> different;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (std::uint64_t index = 0; index < 20; ++index) {
      different.insert(random_number(seed, index, below));
    }
  }
  EXPECT_EQ(different.size(), 400U);
}

// Philox 4x32-10 of counter 0 and key 0 is 6627e8d5 e169c58d bc57ac4c 9b00dbd8 (the authors' known answers).
TEST(RandomNumber, WordsArePhilox) {
  EXPECT_EQ(random_number(0, 0, BigInt(1) << 128U), BigInt("0x6627e8d5e169c58dbc57ac4c9b00dbd8"));
  EXPECT_EQ(random_number(0, 0, BigInt(1) << 8U), 0x66);
}

TEST(RandomNumber, BelowOneIsZero) { EXPECT_EQ(random_number(3, 4, 1), 0); }

// Each of 13 values, 130,000 draws: chi-square with 12 degrees of freedom stays below 45 in all but 1e-5.
TEST(RandomNumber, IsUniform) {
  constexpr int k_values = 13, k_draws = 130'000;
  std::vector<int> hits(k_values);
  for (std::uint64_t i = 0; i < k_draws; ++i) {
    ++hits[static_cast<std::size_t>(random_number(20, i, k_values))];
  }
  double chi_square = 0;
  for (const int n : hits) {
    const double expected = static_cast<double>(k_draws) / k_values;
    chi_square += (n - expected) * (n - expected) / expected;
  }
  EXPECT_LT(chi_square, 45);
}

}  // namespace
}  // namespace flotilla
