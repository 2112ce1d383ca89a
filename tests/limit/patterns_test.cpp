// SPDX-License-Identifier: MIT
#include "limit/patterns.hpp"

#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <set>
#include <string>

#include "expect_message.hpp"
#include "fleet/fleet.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {
namespace {

const PatternTable& three_ships() {
  static const PatternTable table = pattern_table(Fleet{{3, 2}, {2, 1}});
  return table;
}

std::map<std::string, int> counts_of(const PatternTable& table, const Pattern& pattern) {
  std::map<std::string, int> counts;
  for (int offset = 0; offset < k_residues; ++offset) {
    std::vector<int> residues = pattern;
    for (int& residue : residues) residue += offset;
    ++counts[type_name(table.lengths, board_type(table.lengths, residues))];
  }
  return counts;
}

// The large-board-limit study's table of patterns, {3,3,2}.
TEST(Patterns, OrbitsOfThreeShips) {
  struct Row {
    std::string name;
    std::size_t size;
    std::map<std::string, int> counts;
  };
  const std::vector<Row> rows{
      {"0,0", 2, {{"AA/A", 2}, {"AA/C", 1}, {"BB/H", 2}, {"BB/C", 1}}},
      {"0,2", 2, {{"AA/A", 1}, {"AA/H", 1}, {"AA/C", 1}, {"BB/A", 1}, {"BB/H", 1}, {"BB/C", 1}}},
      {"0,3", 2, {{"AA/H", 2}, {"AA/C", 1}, {"BB/A", 2}, {"BB/C", 1}}},
      {"1,0", 4, {{"AA/A", 1}, {"AA/C", 1}, {"AB/A", 1}, {"AB/H", 1}, {"BB/H", 1}, {"BB/C", 1}}},
      {"1,1", 2, {{"AA/A", 2}, {"AB/C", 2}, {"BB/H", 2}}},
      {"1,3", 4, {{"AA/H", 1}, {"AA/C", 1}, {"AB/A", 1}, {"AB/H", 1}, {"BB/A", 1}, {"BB/C", 1}}},
      {"1,4", 2, {{"AA/H", 2}, {"AB/C", 2}, {"BB/A", 2}}},
      {"2,0", 4, {{"AA/C", 1}, {"AB/A", 2}, {"AB/H", 2}, {"BB/C", 1}}},
      {"2,1", 4, {{"AA/A", 1}, {"AB/A", 1}, {"AB/H", 1}, {"AB/C", 2}, {"BB/H", 1}}},
      {"2,4", 4, {{"AA/H", 1}, {"AB/A", 1}, {"AB/H", 1}, {"AB/C", 2}, {"BB/A", 1}}},
      {"3,0", 4, {{"AB/A", 2}, {"AB/H", 2}, {"AB/C", 2}}},
      {"3,2", 2, {{"AB/A", 2}, {"AB/H", 2}, {"AB/C", 2}}}};
  const PatternTable& table = three_ships();
  ASSERT_EQ(table.orbits.size(), rows.size());
  EXPECT_EQ(table.patterns(), 36U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(pattern_name(table.orbits[i].representative), rows[i].name);
    EXPECT_EQ(table.orbits[i].members.size(), rows[i].size) << rows[i].name;
    std::map<std::string, int> counts;
    for (std::size_t t = 0; t < table.types.size(); ++t)
      if (table.orbits[i].type_counts[t] > 0)
        counts[type_name(table.lengths, table.types[t])] = table.orbits[i].type_counts[t];
    EXPECT_EQ(counts, rows[i].counts) << rows[i].name;
  }
}

TEST(Patterns, TypesComeInTheirOrder) {
  std::vector<std::string> names;
  for (const BoardType& type : three_ships().types)
    names.push_back(type_name(three_ships().lengths, type));
  EXPECT_EQ(names, (std::vector<std::string>{"AA/A", "AA/H", "AA/C", "AB/A", "AB/H", "AB/C", "BB/A",
                                             "BB/H", "BB/C"}));
}

TEST(Patterns, MembersOfAnOrbitHaveTheSameCases) {
  for (const std::string fleet : {"3:2,2:1", "3:1,2:2", "4:1,3:2,2:1", "5:1,3:1,2:1"}) {
    const PatternTable table = pattern_table(parse_fleet(fleet));
    for (std::size_t o = 0; o < table.orbits.size(); ++o)
      for (const Pattern& member : table.orbits[o].members) {
        EXPECT_EQ(counts_of(table, member), counts_of(table, table.orbits[o].representative))
            << pattern_name(member);
        EXPECT_EQ(table.orbit_of(member), o);
      }
  }
}

TEST(Patterns, RandomHider) {
  const std::vector<Rational> weights = three_ships().random_weights();
  for (std::size_t t = 0; t < weights.size(); ++t)
    EXPECT_EQ(weights[t], three_ships().types[t].halves[0] == three_ships().types[t].halves[1]
                              ? Rational(1, 12)
                              : Rational(1, 6));
  // Also as all residues of all ships, without patterns.
  const PatternTable classic = pattern_table(parse_fleet("5:1,3:1,2:1"));
  std::vector<int> count(classic.types.size());
  for (int a = 0; a < 6; ++a)
    for (int b = 0; b < 6; ++b)
      for (int c = 0; c < 6; ++c)
        ++count[classic.type_index(board_type(classic.lengths, {a, b, c}))];
  for (std::size_t t = 0; t < count.size(); ++t)
    EXPECT_EQ(classic.random_weights()[t], Rational(count[t], 216));
}

TEST(Patterns, SplitsByShift) {
  const PatternTable& table = three_ships();
  const int expected[] = {0, 2, 4, 6, 4, 2};
  for (int shift = 0; shift < k_residues; ++shift)
    for (int two = 0; two < k_residues; ++two) {
      int split = 0;
      for (const auto& [name, count] : counts_of(table, {0, shift, two}))
        split += name.starts_with("AB") ? count : 0;
      EXPECT_EQ(split, expected[shift]) << shift << ' ' << two;
    }
}

// The study counts 81 types and 326 patterns that differ; 342 where the 5 that touches both halves is split by its tied C cells.
TEST(Patterns, ClassicFleet) {
  const PatternTable table = pattern_table(parse_fleet("classic"));
  EXPECT_EQ(table.types.size(), 81U);
  EXPECT_EQ(table.patterns(), 1296U);
  std::set<std::vector<int>> different;
  std::set<std::map<std::pair<std::size_t, int>, int>> finer;
  for (const PatternOrbit& orbit : table.orbits) {
    different.insert(orbit.type_counts);
    std::map<std::pair<std::size_t, int>, int> cases;
    for (int offset = 0; offset < k_residues; ++offset) {
      std::vector<int> residues = orbit.representative;
      for (int& residue : residues) residue += offset;
      ++cases[{table.type_index(board_type(table.lengths, residues)),
               aspect_of(5, residues[4]).tied}];
    }
    finer.insert(cases);
  }
  EXPECT_EQ(different.size(), 326U);
  EXPECT_EQ(finer.size(), 342U);
  EXPECT_EQ(type_name(table.lengths, table.types.front()), "AA/A/A/A");
  EXPECT_EQ(type_name(table.lengths, table.types.back()), "BB/C/D/D");
}

TEST(Patterns, Names) {
  EXPECT_EQ(parse_pattern("1,3", 3), (Pattern{0, 1, 3}));
  EXPECT_EQ(pattern_name({0, 3, 0, 2, 1}), "3,0,2,1");
  EXPECT_ERROR(parse_pattern("1", 3), InputError, "2 numbers between commas");
  EXPECT_ERROR(parse_pattern("1,2,3", 3), InputError, "2 numbers between commas");
  EXPECT_ERROR(parse_pattern("1,6", 3), InputError, "residue = 6, allowed 0..5");
}

}  // namespace
}  // namespace flotilla::limit
