// SPDX-License-Identifier: MIT
// The numbers of answers of CSPLib's boards, as told in shared/puzzles.
#include "published_boards.hpp"

#include <gtest/gtest.h>

#include "puzzle/answer.hpp"
#include "puzzle/contradictions.hpp"
#include "puzzle/solve.hpp"

namespace flotilla::puzzle {
namespace {

TEST(PublishedBoards, CsplibHasTheAnswersThatAreTold) {
  const std::vector<PublishedBoard> boards = published_boards("csplib014.json");
  if (boards.empty())
    GTEST_SKIP() << "SKIPPED: no boards in " << shared_puzzles() << "; set FLOTILLA_SHARED";
  EXPECT_GE(boards.size(), 303U);
  for (const PublishedBoard& board : boards) {
    const Task task(board.puzzle);
    const auto found = contradictions(task);
    EXPECT_TRUE(board.answers == 0 || found.empty())
        << board.puzzle.name << ": " << found.front().sentence;
    const Solution solution = solve(task, {.limits = {.answers = 12}});
    EXPECT_EQ(solution.answers, board.answers) << board.puzzle.name;
    EXPECT_EQ(solution.end == SearchEnd::all_wanted, board.answers >= 12) << board.puzzle.name;
    for (const Layout& layout : solution.listed) EXPECT_TRUE(is_answer(task, layout));
  }
}

}  // namespace
}  // namespace flotilla::puzzle
