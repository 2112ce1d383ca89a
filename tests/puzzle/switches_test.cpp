// SPDX-License-Identifier: MIT
#include "puzzle/switches.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "oracle/layouts.hpp"
#include "oracle/random_problem.hpp"
#include "puzzle/print.hpp"
#include "slow_build.hpp"

namespace flotilla::puzzle {
namespace {

TEST(Switches, TwoSubmarinesTradeTheirColumns) {
  const Layout answer{{{0, 0}, 1, false}, {{2, 2}, 1, false}};
  const Layout other{{{0, 2}, 1, false}, {{2, 0}, 1, false}};
  EXPECT_EQ(switched(answer, Touch::none), std::vector<Layout>{other});
  EXPECT_EQ(switched({{{0, 0}, 1, false}, {{0, 2}, 1, false}}, Touch::none), std::vector<Layout>{});
  EXPECT_EQ(switched({{{0, 0}, 2, false}, {{3, 3}, 2, true}}, Touch::none), std::vector<Layout>{});
}

std::vector<Layout> all_layouts(const Problem& problem) {
  std::vector<Layout> all;
  oracle::for_each_layout(problem, [&](Layout layout) {
    std::ranges::sort(layout);
    all.push_back(layout);
  });
  return all;
}

/// Whether two layouts differ in a trade: two ships each has alone, all four alike, in the same rows and the same columns.
bool is_trade(const Layout& one, const Layout& other) {
  std::vector<Ship> gone, come;
  std::ranges::set_difference(one, other, std::back_inserter(gone));
  std::ranges::set_difference(other, one, std::back_inserter(come));
  if (gone.size() != 2 || come.size() != 2) return false;
  for (const Ship& ship : {gone[1], come[0], come[1]})
    if (ship.length != gone[0].length || ship.vertical != gone[0].vertical) return false;
  const auto rows = [](const std::vector<Ship>& ships) {
    return std::multiset<int>{ships[0].first.row, ships[1].first.row};
  };
  const auto cols = [](const std::vector<Ship>& ships) {
    return std::multiset<int>{ships[0].first.col, ships[1].first.col};
  };
  return rows(gone) == rows(come) && cols(gone) == cols(come);
}

TEST(Switches, AreOtherLayoutsWithTheSameNumbers) {
  std::mt19937_64 random(oracle::test_seed() + 640);
  int found = 0;
  for (int trial = 0; trial < trials(600); ++trial) {
    Problem problem = oracle::random_problem(random, {.max_cells = 20, .unlimited_percent = 0});
    if (problem.touch == Touch::any) problem.touch = Touch::corner;
    const std::vector<Layout> layouts = all_layouts(problem);
    if (layouts.empty()) continue;
    const Layout& answer = layouts[random() % layouts.size()];
    const Puzzle told = told_whole(problem, answer, Reading::shapes);
    const std::vector<Layout> others = switched(answer, problem.touch);
    for (const Layout& other : others) {
      ASSERT_NE(other, answer);
      ASSERT_NE(std::ranges::find(layouts, other), layouts.end()) << to_string(problem);
      const Puzzle its = told_whole(problem, other, Reading::shapes);
      for (const Print& print : all_prints(problem.board, true))
        ASSERT_TRUE(!print.line || same_print(told, its, print)) << to_string(problem);
      ++found;
    }
    const std::set<Layout> all(others.begin(), others.end());
    ASSERT_EQ(all.size(), others.size());
    std::set<Layout> trades;  // among all layouts there are
    for (const Layout& layout : layouts)
      if (is_trade(answer, layout)) trades.insert(layout);
    ASSERT_EQ(all, trades) << to_string(problem) << ", " << to_string(answer);
  }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace flotilla::puzzle
