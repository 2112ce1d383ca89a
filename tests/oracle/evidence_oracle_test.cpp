// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>

#include "fleet/formats/evidence_text.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/random_evidence.hpp"
#include "oracle/random_problem.hpp"
#include "oracle/ruled_layouts.hpp"
#include "oracle/simulated_evidence.hpp"
#include "slow_build.hpp"

namespace flotilla::oracle {
namespace {

constexpr RandomLimits k_small = {
    .max_cells = 25, .max_cells_unlimited = 12, .max_side = 6, .max_length = 4, .max_ships = 4};

TEST(EvidenceOracle, MeetsEveryLayoutOnce) {
  std::mt19937_64 random(test_seed());
  for (int trial = 0; trial < trials(200); ++trial) {
    const Problem problem = random_problem(random, k_small);
    std::set<std::set<Ship>> met;
    BigInt layouts = 0;
    for_each_layout(problem, [&](const Layout& layout) {
      met.emplace(layout.begin(), layout.end());
      layouts += 1;
    });
    ASSERT_EQ(layouts, brute_force_count(problem)) << to_string(problem);
    ASSERT_EQ(layouts, met.size()) << to_string(problem);
    ASSERT_EQ(ruled(problem, BerthRules(problem.board)).layouts, layouts) << to_string(problem);
  }
}

TEST(EvidenceOracle, PlaysAGame) {
  const Layout layout = {{{0, 0}, 2, true}, {{0, 1}, 3, false}, {{3, 3}, 1, false}};
  const std::vector<Cell> cells = {{0, 1}, {0, 0}, {0, 3}, {1, 0}, {0, 2}, {3, 3}, {2, 2}};
  const auto game = [&](Answers answers) {
    std::string text;
    for (const Shot& shot : played(layout, cells, answers))
      text += (text.empty() ? "" : ", ") + to_string(shot);
    return text;
  };
  EXPECT_EQ(game(Answers::hits), "B1 hit, A1 hit, D1 hit, A2 hit, C1 hit, D4 hit, C3 miss");
  EXPECT_EQ(game(Answers::sunk), "B1 hit, A1 hit, D1 hit, A2 sunk, C1 sunk, D4 sunk, C3 miss");
  EXPECT_EQ(game(Answers::sunk_length),
            "B1 hit, A1 hit, D1 hit, A2 sunk 2, C1 sunk 3, D4 sunk 1, C3 miss");
  EXPECT_EQ(game(Answers::named),
            "B1 hit 3, A1 hit 2, D1 hit 3, A2 sunk 2, C1 sunk 3, D4 sunk 1, C3 miss");
}

TEST(EvidenceOracle, PrintsALayout) {
  const Layout layout = {{{0, 0}, 2, true}, {{0, 1}, 3, false}, {{3, 3}, 1, false}};
  std::string text;
  for (int row = 0; row < 4; ++row)
    for (int col = 0; col < 4; ++col) text += symbol(printed(layout, {row, col}));
  EXPECT_EQ(text, "^<m>v~~~~~~~~~~o");
  EXPECT_EQ(cells_in_row(layout, 0), 4);
  EXPECT_EQ(cells_in_row(layout, 1), 1);
  EXPECT_EQ(cells_in_row(layout, 2), 0);
}

TEST(EvidenceOracle, CountsByHand) {
  const Problem problem{{1, 5}, Fleet{{2, 1}, {1, 1}}, Touch::none};
  const auto count = [&](const char* text) {
    return simulated(problem, read_evidence_text(text, problem.board, "test")).layouts;
  };
  EXPECT_EQ(count("....."), 6);  // the pair at 1: 4, 5; at 2: 5; and mirrored
  EXPECT_EQ(count("o...."), 2);  // pairs at 3 and 4
  EXPECT_EQ(count("*...."), 4);  // and the pair itself with 4 or 5
  EXPECT_EQ(count("..~.."), 4);  // a pair in one end, the single in one of two cells
  EXPECT_EQ(count("..... 3"), 6);
  EXPECT_EQ(count("..... 2"), 0);
  EXPECT_EQ(count("answers sunk\nA1 sunk"), 2);
  EXPECT_EQ(count("answers sunk\nA1 hit"), 2);
  EXPECT_EQ(count("A1 hit"), 4);
  EXPECT_EQ(count("answers sunk_length\nA1 hit, B1 sunk 2"), 2);
  EXPECT_EQ(count("answers sunk_length\nA1 sunk 1, B1 sunk 2"), 0);
}

TEST(EvidenceOracle, RandomEvidenceIsWellFormedAndMostlyTrue) {
  std::mt19937_64 random(test_seed() + 1);
  int agreeable = 0;
  const int cases = trials(300);
  for (int trial = 0; trial < cases; ++trial) {
    const Problem problem = random_problem(random, k_small);
    const Evidence evidence = random_evidence(random, problem);
    ASSERT_NO_THROW(check_evidence(problem, evidence)) << to_text(evidence);
    if (simulated(problem, evidence).layouts > 0) ++agreeable;
  }
  EXPECT_GT(agreeable, cases / 2);
  EXPECT_LT(agreeable, cases);
}

}  // namespace
}  // namespace flotilla::oracle
