// SPDX-License-Identifier: MIT
#include "shard/owners.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "fleet/parse.hpp"

namespace flotilla::shard {
namespace {

using frontier::Side;
using frontier::SweepPlan;

constexpr auto k_sides = {Side::left, Side::right};

TEST(AssignGroups, GivesEachGroupARank) {
  for (const int ranks : {1, 2, 3, 5, 16, 64}) {
    std::vector<std::uint64_t> weights(1000);
    for (std::size_t g = 0; g < weights.size(); ++g) weights[g] = 1 + g * g % 300;
    const std::vector<int> owners = assign_groups(weights, ranks);
    ASSERT_EQ(owners.size(), weights.size());
    std::vector<std::uint64_t> load(static_cast<std::size_t>(ranks), 0);
    for (std::size_t g = 0; g < weights.size(); ++g) {
      ASSERT_GE(owners[g], 0);
      ASSERT_LT(owners[g], ranks);
      load[static_cast<std::size_t>(owners[g])] += weights[g];
    }
    const double mean =
        static_cast<double>(std::accumulate(load.begin(), load.end(), std::uint64_t{0})) / ranks;
    EXPECT_LE(static_cast<double>(*std::ranges::max_element(load)), 1.1 * mean) << ranks;
    EXPECT_EQ(assign_groups(weights, ranks), owners);  // the same on every rank
  }
}

TEST(AssignGroups, Extremes) {
  EXPECT_TRUE(assign_groups({}, 3).empty());
  const std::vector<std::uint64_t> one{7}, none{0, 0, 0};
  EXPECT_EQ(assign_groups(one, 1), std::vector<int>{0});
  EXPECT_EQ(assign_groups(one, 5).size(), 1U);
  for (const int owner : assign_groups(none, 5)) EXPECT_LT(owner, 5);
  // One group heavier than all others together: it gets a rank to itself.
  const std::vector<std::uint64_t> heavy{1, 1, 1, 1000, 1, 1};
  const std::vector<int> owners = assign_groups(heavy, 2);
  for (const std::size_t g : {0U, 1U, 2U, 4U, 5U}) EXPECT_NE(owners[g], owners[3]);
}

// Adding a rank moves few groups, about those it takes.
TEST(AssignGroups, MovesFewGroupsWhenARankIsAdded) {
  const std::vector<std::uint64_t> weights(3000, 1);
  const std::vector<int> before = assign_groups(weights, 10), after = assign_groups(weights, 11);
  std::size_t moved = 0;
  for (std::size_t g = 0; g < weights.size(); ++g) moved += before[g] != after[g] ? 1U : 0U;
  EXPECT_LT(moved, 2 * weights.size() / 3);
}

TEST(Owners, EveryGroupIsOwnedOnce) {
  const SweepPlan plan({{6, 7}, parse_fleet("small"), Touch::none});
  for (const int ranks : {1, 2, 3, 5, 1000}) {
    const Owners owners(plan, ranks);
    EXPECT_EQ(owners.ranks(), ranks);
    for (const Side side : k_sides) {
      std::vector<int> times_owned(static_cast<std::size_t>(plan.stems(side)), 0);
      int empty_ranks = 0;
      for (int rank = 0; rank < ranks; ++rank) {
        const frontier::Ownership ownership = owners.of_rank(rank);
        EXPECT_TRUE(std::ranges::is_sorted(ownership.of(side)));
        empty_ranks += ownership.of(side).empty() ? 1 : 0;
        for (const int stem : ownership.of(side)) {
          EXPECT_EQ(owners.of(side, stem), rank);
          ++times_owned[static_cast<std::size_t>(stem)];
        }
      }
      EXPECT_EQ(times_owned, std::vector<int>(static_cast<std::size_t>(plan.stems(side)), 1));
      if (ranks == 1000) {
        EXPECT_GE(empty_ranks, ranks - plan.stems(side));
      }
    }
  }
}

// Standard armada, 14 columns: the load of a rank is the memory of its groups.
TEST(Owners, RanksCarryAboutTheSame) {
  const SweepPlan plan({{14, 14}, parse_fleet("standard"), Touch::none});
  for (const auto& [ranks, most] : {std::pair(16, 1.1), std::pair(64, 1.3)}) {
    const Owners owners(plan, ranks), again(plan, ranks);
    for (const Side side : k_sides) {
      std::vector<double> load(static_cast<std::size_t>(ranks), 0);
      for (int stem = 0; stem < plan.stems(side); ++stem) {
        load[static_cast<std::size_t>(owners.of(side, stem))] +=
            static_cast<double>(plan.group_chunks(side, stem));
        ASSERT_EQ(owners.of(side, stem), again.of(side, stem));
      }
      const double mean = std::accumulate(load.begin(), load.end(), 0.0) / ranks;
      EXPECT_LE(*std::ranges::max_element(load), most * mean) << ranks << " ranks";
      EXPECT_GT(*std::ranges::min_element(load), 0) << ranks << " ranks";
    }
  }
}

}  // namespace
}  // namespace flotilla::shard
