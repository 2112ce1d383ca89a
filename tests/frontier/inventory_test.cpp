// SPDX-License-Identifier: MIT
#include "frontier/inventory.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

TEST(Inventory, StandardArmada) {
  const Inventory inventory(parse_fleet("standard"));
  EXPECT_EQ(inventory.size(), 5U * 4 * 3 * 2);
  EXPECT_EQ(inventory.lengths(), (std::vector<int>{1, 2, 3, 4}));
  EXPECT_EQ(inventory.counts(), (std::vector<int>{4, 3, 2, 1}));
  EXPECT_EQ(inventory.strides(), (std::vector<std::size_t>{1, 5, 20, 60}));
  EXPECT_EQ(inventory.longest(), 4);
  EXPECT_EQ(inventory.dimension_of(3), 2);
  EXPECT_EQ(inventory.dimension_of(5), -1);
  EXPECT_TRUE(inventory.owns(4));
  EXPECT_FALSE(inventory.owns(5));
}

TEST(Inventory, UnlimitedLengthsHaveNoDimension) {
  const Inventory inventory(parse_fleet("6:inf,3:2,1:inf"));
  EXPECT_EQ(inventory.size(), 3U);
  EXPECT_EQ(inventory.lengths(), std::vector<int>{3});
  EXPECT_EQ(inventory.dimension_of(1), -1);
  EXPECT_TRUE(inventory.is_unlimited(1));
  EXPECT_TRUE(inventory.owns(6));
  EXPECT_FALSE(inventory.is_unlimited(3));
  EXPECT_EQ(inventory.longest(), 6);
}

TEST(Inventory, EmptyFleetHasOneInventory) {
  const Inventory inventory{Fleet()};
  EXPECT_EQ(inventory.size(), 1U);
  EXPECT_EQ(inventory.longest(), 0);
  EXPECT_TRUE(inventory.used_at(0).empty());
  EXPECT_EQ(inventory.index_of({}), 0U);
}

TEST(Inventory, IndexAndUsedAreInverse) {
  for (const char* fleet : {"standard", "five", "16:1,9:3,2:7", "1:1000", "3:inf,2:1"}) {
    const Inventory inventory(parse_fleet(fleet));
    for (std::size_t index = 0; index < inventory.size(); ++index) {
      const std::vector<int> used = inventory.used_at(index);
      ASSERT_EQ(inventory.index_of(used), index) << fleet;
      for (std::size_t d = 0; d < used.size(); ++d) {
        ASSERT_GE(used[d], 0);
        ASSERT_LE(used[d], inventory.counts()[d]);
        ASSERT_EQ(inventory.ships_used(index, d), used[d]);
      }
    }
    EXPECT_EQ(inventory.used_at(inventory.size() - 1), inventory.counts());
  }
}

TEST(Inventory, HoldsAtMost2To24) {
  EXPECT_EQ(Inventory(parse_fleet("1:15,2:15,3:15,4:15,5:15,6:15")).size(), std::size_t{1} << 24U);
  EXPECT_ERROR(
      Inventory(parse_fleet("1:15,2:15,3:15,4:15,5:15,6:16")), LimitError,
      "fleet 6:16,5:15,4:15,3:15,2:15,1:15 has more than 16777216 smaller fleets, the most "
      "one sweep can carry; use fewer ships or make a length unlimited (LENGTH:inf)");
  Fleet most;
  for (int length = 1; length <= Fleet::k_max_length; ++length) most.set(length, 1000);
  EXPECT_ERROR(Inventory(most), LimitError, "more than 16777216");
}

}  // namespace
}  // namespace flotilla::frontier
