// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "oracle/known_counts.hpp"
#include "space/double_check.hpp"
#include "space/known_count.hpp"

namespace flotilla::space {
namespace {

// Beyond 2^64: a second ring is taken by itself; modulo 2^64 the low half comes out.
TEST(KnownCountsSlow, GermanFleetAtHeight100NeedsTwoRings) {
  const oracle::KnownCount known{
      "100x10", "german", "none", "393754874873229999431436186272", oracle::Effort::engine, ""};
  const auto solo = shard::make_solo();
  const CountResult result = count_placements(problem_of(known), {}, *solo);
  EXPECT_EQ(result.estimate.rings, (std::vector<Ring>{Ring::binary(1), Ring::prime_field(0)}));
  EXPECT_EQ(to_decimal(result.count), known.count);
  CountOptions options;
  options.rings = {Ring::binary(1)};
  EXPECT_EQ(count_of(known, options), BigInt(known.count) % Ring::binary(1).modulus());
  options.rings.push_back(Ring::prime_field(1));
  EXPECT_EQ(count_of(known, options), BigInt(known.count));
}

// Every published count again, by another way: transposed, or cut elsewhere, in a prime ring.
TEST(KnownCountsSlow, AgreeWithASecondCount) {
  const auto solo = shard::make_solo();
  for (const oracle::KnownCount& known : oracle::k_known_counts) {
    const CountResult result = count_placements(problem_of(known), {}, *solo);
    const DoubleCheck check = double_check(result, {}, *solo);
    EXPECT_TRUE(check.agrees) << name_of(known) << ", " << check.how << ": " << check.conflict;
  }
}

}  // namespace
}  // namespace flotilla::space
