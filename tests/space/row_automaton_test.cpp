// SPDX-License-Identifier: MIT
#include "space/row_automaton.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <tuple>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "oracle/layouts.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla::space {
namespace {

/// Paths from the first level to the last.
std::uint64_t paths(const RowAutomaton& automaton) {
  if (automaton.is_empty()) return 0;
  std::vector<std::uint64_t> ways = {1};
  for (int level = 0; level < automaton.rows(); ++level) {
    std::vector<std::uint64_t> next;
    for (const RowAutomaton::Step& step : automaton.steps(level)) {
      if (next.size() <= step.target) next.resize(step.target + 1);
      next[step.target] += ways.at(step.source) * step.ways;
    }
    ways = next;
  }
  return ways.at(0);
}

TEST(RowAutomaton, OnePathAPlacement) {
  std::mt19937_64 random(oracle::test_seed() + 701);
  for (int trial = 0; trial < trials(500); ++trial) {
    const Problem problem = oracle::random_problem(random, {.unlimited_percent = 0});
    std::uint64_t layouts = 0;
    oracle::for_each_layout(problem, [&](const oracle::Layout&) { ++layouts; });
    ASSERT_EQ(paths(RowAutomaton(problem, 0)), layouts) << to_string(problem);
  }
}

// Every state lies on a path, and stands where its cells say.
TEST(RowAutomaton, StatesAndStepsAreInOrder) {
  const Problem problem{parse_board("6x5"), parse_fleet("small"), Touch::corner};
  const RowAutomaton automaton(problem, 0);
  EXPECT_EQ(automaton.states(0, 0).size(), 1U);
  EXPECT_EQ(automaton.states(6, problem.fleet.cells()).size(), 1U);
  EXPECT_LT(automaton.state_count(), automaton.unmerged_states());
  for (int level = 0; level < automaton.rows(); ++level) {
    std::size_t steps = 0;
    for (int cells = 0; cells <= problem.fleet.cells(); ++cells) {
      const RowAutomaton::Range sources = automaton.states(level, cells);
      std::vector<bool> has_step(sources.size());
      for (int number = 0; number <= problem.board.cols; ++number) {
        const auto part = automaton.steps(level, cells, number);
        if (part.empty()) continue;
        const RowAutomaton::Range targets = automaton.states(level + 1, cells + number);
        for (std::size_t i = 0; i < part.size(); ++i) {
          EXPECT_EQ(std::popcount(part[i].columns), number);
          ASSERT_TRUE(part[i].source >= sources.first && part[i].source < sources.end);
          ASSERT_TRUE(part[i].target >= targets.first && part[i].target < targets.end);
          has_step[part[i].source - sources.first] = true;
          if (i > 0) {
            EXPECT_LT(std::tie(part[i - 1].target, part[i - 1].source, part[i - 1].columns),
                      std::tie(part[i].target, part[i].source, part[i].columns));
          }
        }
        steps += part.size();
      }
      for (const bool has : has_step) EXPECT_TRUE(has);
    }
    EXPECT_EQ(steps, automaton.steps(level).size());
  }
}

TEST(RowAutomaton, NoPlacementNoStates) {
  const RowAutomaton automaton({parse_board("3x3"), parse_fleet("4:1"), Touch::any}, 0);
  EXPECT_TRUE(automaton.is_empty());
  EXPECT_EQ(automaton.state_count(), 0U);
  EXPECT_EQ(automaton.step_count(), 0U);
}

TEST(RowAutomaton, Refusals) {
  EXPECT_ERROR(RowAutomaton({parse_board("3x3"), parse_fleet("kings"), Touch::none}, 0), InputError,
               "every length needs a number of ships here");
  EXPECT_ERROR(RowAutomaton({parse_board("8x8"), parse_fleet("small"), Touch::none}, 1 << 20),
               LimitError, "need more than 1 MiB to be listed");
}

}  // namespace
}  // namespace flotilla::space
