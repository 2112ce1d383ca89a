// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>

#include "fleet/parse.hpp"
#include "shard/sharded_sweep.hpp"

namespace flotilla::shard {
namespace {

TEST(Solo, IsTheOnlyRank) {
  const auto solo = make_solo();
  EXPECT_EQ(solo->rank(), 0);
  EXPECT_EQ(solo->size(), 1);
  EXPECT_TRUE(solo->is_first());
  solo->barrier();
  std::array<std::uint64_t, 2> values{3, 4};
  solo->sum(values);
  solo->maximum(values);
  EXPECT_EQ(values, (std::array<std::uint64_t, 2>{3, 4}));
  EXPECT_EQ(solo->gather(values), (std::vector<std::uint64_t>{3, 4}));
  std::vector<std::byte> bytes{std::byte{9}};
  solo->broadcast(bytes, 0);
  EXPECT_EQ(bytes, std::vector<std::byte>{std::byte{9}});
}

TEST(SoloDeathTest, HasNobodyToSendTo) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(static_cast<void>(make_solo()->send({}, 1)), "has_a_peer");
  EXPECT_EXIT(make_solo()->abort(3), testing::ExitedWithCode(3), "");
}

TEST(Solo, SweepsLikeASweep) {
  const Problem problem{{6, 6}, parse_fleet("small"), Touch::none};
  frontier::SweepPlan plan(problem);
  plan.compile(1);
  const auto solo = make_solo();
  ShardedSweep sweep(plan, Ring::binary(1), *solo, {});
  EXPECT_TRUE(sweep.table().is_whole());
  EXPECT_EQ(&sweep.plan(), &plan);
  EXPECT_EQ(&sweep.ranks(), solo.get());
  EXPECT_EQ(sweep.ring(), Ring::binary(1));
  sweep.begin();
  while (sweep.row() < 6) sweep.advance();
  EXPECT_EQ(sweep.finish().coefficient(plan.inventory().size() - 1), 894296);
}

}  // namespace
}  // namespace flotilla::shard
