// SPDX-License-Identifier: MIT
// The published counts, each with its source in oracle/known_counts.hpp.
#include "oracle/known_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "slow_build.hpp"
#include "space/known_count.hpp"

namespace flotilla::space {
namespace {

TEST(KnownCounts, ComeOut) {
  for (const oracle::KnownCount& known : oracle::k_known_counts) {
    if (k_slow_build && known.effort == oracle::Effort::engine) continue;
    EXPECT_EQ(to_decimal(count_of(known)), known.count) << name_of(known);
  }
}

// The number of k one-cell ships for every k comes from one sweep.
TEST(KnownCounts, SmallerFleetsComeFromTheSameSweep) {
  const auto solo = shard::make_solo();
  const CountResult four = count_placements({{4, 4}, Fleet{{1, 4}}, Touch::none}, {}, *solo);
  EXPECT_EQ(four.polynomial, (std::vector<BigInt>{1, 16, 78, 140, 79}));  // A193580
  const CountResult five = count_placements({{5, 5}, Fleet{{1, 9}}, Touch::none}, {}, *solo);
  EXPECT_EQ(five.polynomial,
            (std::vector<BigInt>{1, 25, 228, 964, 1987, 1974, 978, 242, 27, 1}));  // A193580
}

}  // namespace
}  // namespace flotilla::space
