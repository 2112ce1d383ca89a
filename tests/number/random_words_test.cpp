// SPDX-License-Identifier: MIT
#include "number/random_words.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace flotilla {
namespace {

// Philox 4x32-10 of counter 0 and key 0 (the authors' known answers).
TEST(RandomWords, ArePhilox) {
  RandomWords words(0, 0);
  for (const std::uint32_t word : {0x6627e8d5U, 0xe169c58dU, 0xbc57ac4cU, 0x9b00dbd8U})
    EXPECT_EQ(words.next(), word);
}

TEST(RandomWords, DifferBySeedIndexAndPurpose) {
  std::set<std::uint32_t> different;
  for (std::uint64_t seed = 0; seed < 5; ++seed)
    for (std::uint64_t index = 0; index < 5; ++index)
      for (std::uint32_t purpose = 0; purpose < 5; ++purpose) {
        RandomWords words(seed, index, purpose);
        for (int i = 0; i < 8; ++i) different.insert(words.next());
      }
  EXPECT_EQ(different.size(), 1000U);
}

TEST(RandomWords, BelowOneIsZero) { EXPECT_EQ(RandomWords(3, 4).below(1), 0U); }

// Three values of 2^30 words each and a quarter of all words left over: taking those modulo 3 * 2^30 as they are would make
// the first value twice as likely. 60,000 draws: chi-square with 2 degrees of freedom stays below 23 in all but 1e-5.
TEST(RandomWords, BelowIsUniform) {
  constexpr std::uint32_t k_draws = 60'000;
  std::array<int, 3> hits{};
  RandomWords words(20, 0);
  for (std::uint32_t i = 0; i < k_draws; ++i) {
    const std::uint32_t value = words.below(3U << 30U);
    ASSERT_LT(value, 3U << 30U);
    ++hits[value >> 30U];
  }
  double chi_square = 0;
  for (const int n : hits)
    chi_square += (n - k_draws / 3.0) * (n - k_draws / 3.0) / (k_draws / 3.0);
  EXPECT_LT(chi_square, 23);
}

}  // namespace
}  // namespace flotilla
