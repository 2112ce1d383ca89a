// SPDX-License-Identifier: MIT
#include "puzzle/switches.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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
    ASSERT_EQ(std::set<Layout>(others.begin(), others.end()).size(), others.size());
  }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace flotilla::puzzle
