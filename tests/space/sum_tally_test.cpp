// SPDX-License-Identifier: MIT
#include "space/sum_tally.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace flotilla::space {
namespace {

__extension__ using Wide = unsigned __int128;

template <class Sums>
class SumTallyTest : public testing::Test {};
using Words = testing::Types<std::uint64_t, Wide>;
TYPED_TEST_SUITE(SumTallyTest, Words);

// Rounds of all sizes in one table, as many additions as announced or far more.
TYPED_TEST(SumTallyTest, AsAMap) {
  std::mt19937_64 random(20260901);
  SumTally<TypeParam> tally;
  for (int round = 0; round < 200; ++round) {
    const std::size_t additions = random() % 3000;
    const std::uint64_t different = 1 + random() % 2000;
    std::map<TypeParam, std::uint64_t> expected;
    tally.expect(round % 3 == 0 ? 0 : additions);
    for (std::size_t i = 0; i < additions; ++i) {
      TypeParam sums = random() % different;
      if constexpr (sizeof(TypeParam) > 8) sums |= TypeParam{random() % 3} << 100U;
      const std::uint64_t ways = 1 + random() % 5;
      tally.add(sums, ways);
      expected[sums] += ways;
    }
    EXPECT_EQ(tally.size(), expected.size());
    std::map<TypeParam, std::uint64_t> found;
    tally.drain([&](const auto& entry) { found[entry.sums] += entry.ways; });
    EXPECT_TRUE(found == expected);
    EXPECT_EQ(tally.size(), 0U);
  }
}

}  // namespace
}  // namespace flotilla::space
