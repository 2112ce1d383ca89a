// SPDX-License-Identifier: MIT
#include "frontier/support.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "fleet/parse.hpp"
#include "oracle/random_problem.hpp"

namespace flotilla::frontier {
namespace {

using Used = std::vector<int>;
using Set = std::set<Used>;

/// What Supports keeps as bits, as plain sets of "ships used".
class PlainSupports {
 public:
  explicit PlainSupports(const Fleet& fleet) : inventory_(fleet) {}

  [[nodiscard]] Set everything() const {
    Set all;
    for (std::size_t i = 0; i < inventory_.size(); ++i) all.insert(inventory_.used_at(i));
    return all;
  }
  [[nodiscard]] Set sum(const Set& a, const Set& b) const {
    Set sums;
    for (const Used& x : a) {
      for (const Used& y : b) {
        Used total = x;
        for (std::size_t d = 0; d < total.size(); ++d) total[d] += y[d];
        if (is_in_box(total)) sums.insert(total);
      }
    }
    return sums;
  }
  [[nodiscard]] Set place(const Set& from, int shortest, int longest) const {
    Set reached;
    for (int length = shortest; length <= longest; ++length) {
      if (!inventory_.owns(length)) continue;
      Used ship(inventory_.lengths().size(), 0);
      const int d = inventory_.dimension_of(length);
      if (d >= 0) ship[static_cast<std::size_t>(d)] = 1;
      reached.merge(sum(from, {ship}));
    }
    return reached;
  }
  [[nodiscard]] Set of(const Supports& supports, Supports::Id id) const {
    Set members;
    for (std::size_t i = 0; i < inventory_.size(); ++i) {
      if (supports.contains(id, i)) members.insert(inventory_.used_at(i));
    }
    return members;
  }

 private:
  [[nodiscard]] bool is_in_box(const Used& used) const {
    for (std::size_t d = 0; d < used.size(); ++d) {
      if (used[d] > inventory_.counts()[d]) return false;
    }
    return true;
  }
  Inventory inventory_;
};

TEST(Supports, EverythingAndNothing) {
  for (const char* fleet : {"empty", "standard", "1:63", "1:64", "kings"}) {
    Supports supports{Inventory(parse_fleet(fleet))};
    const std::size_t all = supports.inventory().size();
    EXPECT_EQ(supports.size(supports.everything()), all);
    EXPECT_EQ(supports.size(supports.nothing()), 0U);
    EXPECT_EQ(supports.least(supports.everything()), 0U);
    EXPECT_EQ(supports.least(supports.nothing()), all);
    EXPECT_FALSE(supports.contains(supports.nothing(), 0));
    EXPECT_TRUE(supports.is_subset(supports.nothing(), supports.everything()));
    EXPECT_FALSE(supports.is_subset(supports.everything(), supports.nothing()));
    EXPECT_EQ(supports.sum(supports.nothing(), supports.everything()), supports.nothing());
    EXPECT_EQ(supports.unite(supports.nothing(), supports.everything()), supports.everything());
  }
}

TEST(Supports, ShipsTheFleetLacksLeaveNothing) {
  Supports supports{Inventory(parse_fleet("4:1,2:inf"))};
  const Supports::Id all = supports.everything();
  EXPECT_EQ(supports.place(all, 3, 3), supports.nothing());
  EXPECT_EQ(supports.place(all, 5, 16), supports.nothing());
  EXPECT_EQ(supports.place(all, 2, 2), all);  // unlimited ones leave no trace
  const Supports::Id one = supports.place(all, 4, 4);
  EXPECT_EQ(supports.size(one), 1U);
  EXPECT_EQ(supports.place(one, 4, 4), supports.nothing());
  EXPECT_EQ(supports.place(one, 2, 4), one);
}

// Grows sets by random operations, each done on plain sets as well.
TEST(Supports, AgreesWithPlainSets) {
  std::mt19937_64 random(oracle::test_seed() + 20);
  for (const char* fleet :
       {"standard", "3:1,2:2", "5:2,3:inf,1:3", "1:70", "4:1,3:1,2:1,1:1", "kings", "empty"}) {
    Supports supports{Inventory(parse_fleet(fleet))};
    const PlainSupports plain(parse_fleet(fleet));
    std::vector<Supports::Id> ids{supports.everything(), supports.nothing()};
    std::vector<Set> sets{plain.everything(), {}};
    for (int step = 0; step < 120; ++step) {
      const std::size_t a = random() % ids.size(), b = random() % ids.size();
      Supports::Id id = 0;
      Set expected;
      if (const auto what = random() % 4; what == 0) {
        id = supports.unite(ids[a], ids[b]);
        expected = sets[a];
        expected.insert(sets[b].begin(), sets[b].end());
      } else if (what == 1) {
        id = supports.sum(ids[a], ids[b]);
        expected = plain.sum(sets[a], sets[b]);
      } else if (what == 2) {
        const std::size_t used = random() % supports.inventory().size();
        id = supports.raise(ids[a], used);
        expected = plain.sum(sets[a], {supports.inventory().used_at(used)});
      } else {
        const int shortest = 1 + static_cast<int>(random() % 5);
        const int longest = shortest + static_cast<int>(random() % 4);
        id = supports.place(ids[a], shortest, longest);
        expected = plain.place(sets[a], shortest, longest);
      }
      ASSERT_EQ(plain.of(supports, id), expected) << fleet << ", step " << step;
      ASSERT_EQ(supports.size(id), expected.size());
      ASSERT_EQ(supports.is_subset(ids[a], id),
                std::includes(expected.begin(), expected.end(), sets[a].begin(), sets[a].end()));
      std::size_t least = supports.inventory().size();
      for (const Used& used : expected)
        least = std::min(least, supports.inventory().index_of(used));
      ASSERT_EQ(supports.least(id), least);
      ids.push_back(id);
      sets.push_back(expected);
    }
    // Equal sets have one name.
    for (std::size_t i = 0; i < ids.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) ASSERT_EQ(ids[i] == ids[j], sets[i] == sets[j]);
    }
  }
}

}  // namespace
}  // namespace flotilla::frontier
