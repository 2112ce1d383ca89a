// SPDX-License-Identifier: MIT
#include "frontier/half_space.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

struct Case {
  int width, other_width;
  const char* fleet;
  Touch touch;
};

class EveryHalf : public testing::TestWithParam<Case> {
 protected:
  Supports supports{Inventory(parse_fleet(GetParam().fleet))};
  HalfSpace half{GetParam().width, GetParam().other_width, GetParam().touch, supports};

  [[nodiscard]] const HalfSpace::Profile& profile(int id) const {
    return half.profiles()[static_cast<std::size_t>(id)];
  }
  [[nodiscard]] int reaches() {
    return RowFiller(GetParam().other_width, GetParam().width, GetParam().touch, supports)
               .max_reach() +
           1;
  }
};

TEST_P(EveryHalf, ProfilesAreDistinctAndDescribed) {
  std::set<HalfProfile> seen;
  for (const HalfSpace::Profile& p : half.profiles()) {
    EXPECT_TRUE(seen.insert(p.columns).second);
    ASSERT_EQ(p.columns.size(), static_cast<std::size_t>(half.width()));
    int tallest = 0;
    for (const Column c : p.columns) {
      if (is_open(c)) tallest = std::max(tallest, cells_left(c));
    }
    EXPECT_EQ(p.tallest, tallest);
    EXPECT_LT(tallest, std::max(1, supports.inventory().longest()));
    EXPECT_EQ(p.edge_open, half.width() > 0 && is_open(p.columns[0]));
    EXPECT_EQ(static_cast<std::size_t>(p.covers),
              std::min(p.columns.find_first_not_of(Column::free), p.columns.size()));
    EXPECT_GT(supports.size(p.support), 0U);
  }
  const HalfSpace::Profile& blank = profile(half.blank_profile());
  EXPECT_EQ(blank.columns, HalfProfile(static_cast<std::size_t>(half.width()), Column::free));
  EXPECT_EQ(blank.support, supports.everything());
}

TEST_P(EveryHalf, StemsPairProfilesThatDifferAtTheCut) {
  std::vector<int> times_listed(half.profiles().size(), 0);
  for (std::size_t s = 0; s < half.stems().size(); ++s) {
    const HalfSpace::Stem& stem = half.stems()[s];
    EXPECT_TRUE(stem.free >= 0 || stem.other >= 0);
    for (const int member : {stem.free, stem.other}) {
      if (member < 0) continue;
      ++times_listed[static_cast<std::size_t>(member)];
      EXPECT_EQ(profile(member).stem, static_cast<int>(s));
    }
    if (stem.free >= 0) {
      EXPECT_EQ(profile(stem.free).columns[0], Column::free);
    }
    if (stem.free >= 0 && stem.other >= 0) {
      EXPECT_EQ(profile(stem.other).columns[0], Column::blocked);
      EXPECT_EQ(profile(stem.other).columns.substr(1), profile(stem.free).columns.substr(1));
    }
  }
  EXPECT_EQ(times_listed, std::vector<int>(half.profiles().size(), 1));
}

TEST_P(EveryHalf, StartsBelongToTheStemOfTheirProfile) {
  std::vector<int> times_listed(half.starts().size(), 0);
  for (const HalfSpace::Stem& stem : half.stems()) {
    for (const int start : stem.starts) {
      const HalfSpace::Start& s = half.starts()[static_cast<std::size_t>(start)];
      ++times_listed[static_cast<std::size_t>(start)];
      EXPECT_TRUE(s.profile == stem.free || s.profile == stem.other);
      EXPECT_LE(s.reach, half.max_reach());
      // A half filled first may need more ships than its profile alone: those that reach across.
      EXPECT_TRUE(supports.is_subset(s.support, profile(s.profile).support));
    }
  }
  EXPECT_EQ(times_listed, std::vector<int>(half.starts().size(), 1));
}

using FillSet = std::multiset<std::tuple<int, int, std::uint32_t, bool>>;

TEST_P(EveryHalf, FillsAreThoseOfTheRowFiller) {
  std::map<HalfProfile, int> ids;
  for (std::size_t id = 0; id < half.profiles().size(); ++id) {
    ids[half.profiles()[id].columns] = static_cast<int>(id);
  }
  std::map<std::pair<int, Reach>, int> start_ids;
  for (std::size_t id = 0; id < half.starts().size(); ++id) {
    start_ids[{half.starts()[id].profile, half.starts()[id].reach}] = static_cast<int>(id);
  }
  EXPECT_EQ(start_ids.size(), half.starts().size());
  RowFiller filler(half.width(), GetParam().other_width, half.touch(), supports);
  FillSet first, found_first;
  std::vector<FillSet> second(static_cast<std::size_t>(reaches())), found_second = second;
  // Profiles that may share a vector when the other half touches the cut: either's inventories.
  const auto held_under = [&](Reach reach, int from) {
    const HalfSpace::Stem& stem = half.stems()[static_cast<std::size_t>(profile(from).stem)];
    if (reach != 1 || stem.free < 0 || stem.other != from) return profile(from).support;
    return supports.unite(profile(from).support, profile(stem.free).support);
  };
  // A fill that asks for more ships than the fleet owns beside what `from` holds leads nowhere.
  const auto is_possible = [&](Supports::Id held, const RowFill& fill) {
    return supports.raise(held, fill.used) != supports.nothing();
  };
  for (const auto& [columns, id] : ids) {
    const int from = id;  // clang 14 captures no structured binding
    filler.fill_first(columns, supports.everything(), [&](const RowFill& fill) {
      if (!is_possible(profile(from).support, fill)) return;
      ASSERT_TRUE(ids.contains(fill.below));
      const auto to = start_ids.find({ids[fill.below], fill.reach});
      ASSERT_NE(to, start_ids.end());
      first.emplace(from, to->second, fill.used, false);
    });
    for (Reach reach = 0; reach < reaches(); ++reach) {
      filler.fill_second(columns, supports.everything(), reach, [&](const RowFill& fill) {
        if (!is_possible(held_under(reach, from), fill)) return;
        ASSERT_TRUE(ids.contains(fill.below));
        second[static_cast<std::size_t>(reach)].emplace(from, ids[fill.below], fill.used,
                                                        fill.edge_occupied);
      });
    }
  }
  for (const auto& fill : half.fills().first()) {
    found_first.emplace(fill.from, fill.to, fill.used, false);
  }
  EXPECT_EQ(found_first, first);
  for (Reach reach = 0; reach < reaches(); ++reach) {
    const auto r = static_cast<std::size_t>(reach);
    for (const auto& fill : half.fills().second(reach)) {
      found_second[r].emplace(fill.from, fill.to, fill.used, fill.edge_occupied);
    }
    EXPECT_EQ(found_second[r], second[r]) << "under reach " << reach;
  }
}

template <typename Fill>
void expect_sorted(const std::vector<Fill>& fills) {
  EXPECT_TRUE(std::ranges::is_sorted(
      fills, {}, [](const Fill& fill) { return std::pair(fill.to, fill.used); }));
}

TEST_P(EveryHalf, FillsAreFoundByTarget) {
  expect_sorted(half.fills().first());
  std::size_t listed = 0;
  std::set<std::uint32_t> used{0};
  for (int to = 0; to < static_cast<int>(half.starts().size()); ++to) {
    for (const auto& fill : half.fills().first_to(to)) {
      EXPECT_EQ(fill.to, to);
      used.insert(fill.used);
      ++listed;
    }
  }
  EXPECT_EQ(listed, half.fills().first().size());
  for (Reach reach = 0; reach < reaches(); ++reach) {
    expect_sorted(half.fills().second(reach));
    listed = 0;
    for (int to = 0; to < static_cast<int>(half.profiles().size()); ++to) {
      for (const auto& fill : half.fills().second_to(reach, to)) {
        EXPECT_EQ(fill.to, to);
        used.insert(fill.used);
        ++listed;
      }
    }
    EXPECT_EQ(listed, half.fills().second(reach).size());
  }
  EXPECT_EQ(half.used_inventories(), std::vector<std::uint32_t>(used.begin(), used.end()));
}

TEST_P(EveryHalf, CompatibilityFollowsTheColumns) {
  for (const HalfSpace::Profile& p : half.profiles()) {
    EXPECT_TRUE(is_compatible(0, p, half.touch()));
    for (Reach reach = 1; reach < reaches(); ++reach) {
      bool expected = true;
      for (int c = 0; c < reach - 1; ++c) {
        expected = expected && p.columns[static_cast<std::size_t>(c)] == Column::free;
      }
      const auto next = static_cast<std::size_t>(reach - 1);
      if (half.touch() != Touch::any && next < p.columns.size() && is_open(p.columns[next])) {
        expected = false;
      }
      EXPECT_EQ(is_compatible(reach, p, half.touch()), expected);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    HalfSpace, EveryHalf,
    testing::Values(Case{4, 4, "standard", Touch::none}, Case{4, 3, "standard", Touch::corner},
                    Case{3, 4, "classic", Touch::any}, Case{5, 5, "2:1", Touch::none},
                    Case{4, 2, "3:inf,2:2", Touch::none}, Case{5, 1, "kings", Touch::corner},
                    Case{4, 0, "3:1,1:1", Touch::none}, Case{0, 4, "3:1,1:1", Touch::none},
                    Case{0, 1, "2:1", Touch::any}, Case{1, 0, "2:1", Touch::any},
                    Case{3, 3, "empty", Touch::none}, Case{2, 2, "9:1", Touch::corner},
                    Case{4, 4, "1:1", Touch::none}, Case{4, 1, "2:1,1:2", Touch::corner},
                    Case{3, 4, "2:1,1:2", Touch::none}));

TEST(HalfSpaceLimit, RefusesMoreProfilesThanCanBeTabled) {
  Supports supports{Inventory(parse_fleet("kings"))};
  EXPECT_ERROR(
      HalfSpace(27, 0, Touch::corner, supports), LimitError,
      "half a frontier, 27 columns, has more than 131072 profiles for this fleet, the most "
      "that can be tabled; use a board with a shorter short side or a smaller fleet");
}

}  // namespace
}  // namespace flotilla::frontier
