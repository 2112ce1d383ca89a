// SPDX-License-Identifier: MIT
#include "limit/classic/patterns.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/classic/pace.hpp"
#include "limit/classic/states.hpp"
#include "number/narrow.hpp"
#include "number/rational.hpp"

namespace flotilla::limit::classic {
namespace {

int sum_of(const std::vector<int>& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

TEST(ClassicPatterns, AreAsManyAsPublished) {
  const auto by_halves = pattern_groups(Detail::halves);
  const auto by_tied = pattern_groups(Detail::tied);
  EXPECT_EQ(by_halves.size(), 326);
  EXPECT_EQ(by_tied.size(), 342);
  for (const auto* groups : {&by_halves, &by_tied}) {
    int patterns = 0;
    for (const PatternGroup& group : *groups) {
      patterns += group.size;
      EXPECT_EQ(sum_of(group.type_counts), 6) << group.name;
    }
    EXPECT_EQ(patterns, 1296);
  }
}

/// The same types, in the same order, as the table of any fleet's patterns.
TEST(ClassicPatterns, AgreeWithTheTableOfAnyFleet) {
  const PatternTable table = pattern_table(parse_fleet("5:1,4:1,3:2,2:1"));
  ASSERT_EQ(table.types.size(), k_types);
  const auto groups = pattern_groups(Detail::halves);
  for (const PatternGroup& group : groups) {
    const PatternOrbit& orbit =
        table.orbits[table.orbit_of(parse_pattern(group.name, table.lengths.size()))];
    EXPECT_EQ(group.type_counts, orbit.type_counts) << group.name;
  }
  // A 3 is in either half, a 2 and a 4 are a third each of their kinds; a 5 is double on four of six residues.
  const std::vector<double> weights = type_weights(groups, random_mix(groups));
  EXPECT_NEAR(weights[0], 1.0 / 4 / 3 / 3 / 6, 1e-12);
  EXPECT_NEAR(weights[29], 1.0 / 2 / 3 / 3 * 2 / 3, 1e-12);
  const std::vector<Rational> exact = table.random_weights();
  for (std::size_t type = 0; type < k_types; ++type)
    EXPECT_NEAR(weights[type], to_double(exact[type]), 1e-12) << type;
}

TEST(ClassicPatterns, OneDoubleOnEveryBoardIsADifferenceOfOneModuloThree) {
  for (const PatternGroup& group : pattern_groups(Detail::halves)) {
    const Pattern pattern = parse_pattern(group.name, 5);
    const DoubleRange doubles = doubles_of(group);
    EXPECT_EQ(doubles.least == 1 && doubles.most == 1, (pattern[4] - pattern[3] + 6) % 3 == 1)
        << group.name;
  }
}

TEST(ClassicStates, AreNumberedAndListedOnce) {
  std::size_t open = 0;
  for (int state = 0; state < k_states; ++state) {
    EXPECT_EQ(found_of(state).index(), state);
    open += found_of(state).all() || found_of(state).only_two_left() ? 0U : 1U;
  }
  const Rules& rules = half_rules();
  EXPECT_EQ(rules.open_states().size(), open);
  EXPECT_EQ(open, 288 - 54 - 27);
  int most = 0;  // sets of ships that may be found from the start: 3 x 2 x 3 x 3 less none of them
  for (const Step& step : rules.steps(0, 0)) most = std::max(most, int{step.ships});
  EXPECT_EQ(rules.steps(0, 0).size(), 53);
  EXPECT_EQ(most, 5);
  // The same numbers as by halves.
  for (int state = 0; state < k_states; ++state) {
    const Found found = found_of(state);
    if (found.only_two_left()) {
      EXPECT_EQ(rules.leaf_states()[at(leaf_of(found))], state);
    }
    const int type = found.all() ? type_of(leaf_of(found), static_cast<int>(found.two) - 1) : -1;
    EXPECT_EQ(rules.done_type(state), type);
  }
}

/// By residue: A, A with a C cell, B for a 3; sets found on an edge of C from the start: 6 x 3 x 4 x 4 less none of them.
TEST(ClassicStates, WithCTellThreesWithACellThereApart) {
  const Rules& rules = c_rules();
  EXPECT_EQ(rules.states, 640);
  EXPECT_EQ(rules.leaves, 54);
  EXPECT_EQ(rules.types, 162);
  EXPECT_EQ(rules.steps(2, 0).size(), 6 * 3 * 4 * 4 - 1);
  EXPECT_EQ(rules.name(0), "nothing");
  int sizes = 0;
  for (const PatternGroup& group : pattern_groups(rules)) {
    int boards = 0;
    for (const int count : group.type_counts) boards += count;
    EXPECT_EQ(boards, 6);
    sizes += group.size;
  }
  EXPECT_EQ(sizes, 1296);
}

/// (2/3) u^3 F4 F5 with F4 = (2/3) u + (1/3) (2u - u^2), F5 = (1/3) u + (2/3) (2u - u^2), u = 3t; then t + 1/3.
TEST(ClassicPace, IsThePublishedOne) {
  for (int i = 0; i <= 12; ++i) {
    const Rational t(i, 36);
    const Rational u = 3 * t;
    const Rational twice = 2 * u - u * u;
    const Rational four = Rational(2, 3) * u + twice / 3;
    const Rational five = u / 3 + Rational(2, 3) * twice;
    EXPECT_EQ(pace()(t), 1 - Rational(2, 3) * u * u * u * four * five) << t;
    EXPECT_EQ(pace()(Rational(1, 3) + t), Rational(1, 3) - t);
    EXPECT_NEAR(pace_at(to_double(t)), to_double(pace()(t)), 1e-14);
    EXPECT_NEAR(pace_integral_at(to_double(t)), to_double(pace_integral()(t)), 1e-14);
  }
}

/// Moments of an edge by Simpson's rule on 400 pieces; from below by less than one unit.
TEST(ClassicPace, HasTheMomentsOfItsEdges) {
  constexpr int k_lines = 6;
  const PaceFloor below(k_lines);
  for (int level = 0; level < 2 * k_lines; ++level)
    for (int m = 1; m <= 5; ++m) {
      const auto value = [&](double u) {
        return m * std::pow(u, m - 1) * pace_at((level + u) / (6 * k_lines));
      };
      double sum = 0;
      constexpr int k_pieces = 400;
      for (int i = 0; i < k_pieces; ++i)
        sum += (value(static_cast<double>(i) / k_pieces) + 4 * value((i + 0.5) / k_pieces) +
                value((i + 1.0) / k_pieces)) /
               (6 * k_pieces);
      EXPECT_NEAR(static_cast<double>(below.moment(level, 0, m)) /
                      static_cast<double>(std::int64_t{1} << k_pace_bits),
                  sum, 1e-10)
          << level << ", " << m;
    }
}

}  // namespace
}  // namespace flotilla::limit::classic
