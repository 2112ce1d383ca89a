// SPDX-License-Identifier: MIT
// All answers of CSPLib's boards without their printed cells; the hard boards of the MiniZinc benchmarks.
#include <gtest/gtest.h>

#include "published_boards.hpp"
#include "puzzle/answer.hpp"
#include "puzzle/solve.hpp"

namespace flotilla::puzzle {
namespace {

Puzzle without_reveals(const Puzzle& puzzle) {
  Puzzle bare = puzzle;
  for (int row = 0; row < puzzle.board().rows; ++row)
    for (int col = 0; col < puzzle.board().cols; ++col)
      bare.clues.set_clue({row, col}, Clue::unknown);
  return bare;
}

TEST(PublishedBoardsSlow, CsplibWithoutRevealsHasTheAnswersThatAreTold) {
  const std::vector<PublishedBoard> boards = published_boards("csplib014.json");
  if (boards.empty())
    GTEST_SKIP() << "SKIPPED: no boards in " << shared_puzzles() << "; set FLOTILLA_SHARED";
  int compared = 0;
  for (const PublishedBoard& board : boards) {
    if (board.answers_without_reveals == 0) continue;
    ++compared;
    const Solution solution = solve(Task(without_reveals(board.puzzle)));
    EXPECT_EQ(solution.end, SearchEnd::complete);
    EXPECT_EQ(solution.answers, board.answers_without_reveals) << board.puzzle.name;
  }
  EXPECT_GE(compared, 303);
}

TEST(PublishedBoardsSlow, TheHardBoardsHaveTheAnswersThatAreTold) {
  const std::vector<PublishedBoard> boards = published_boards("solbat.json");
  if (boards.empty())
    GTEST_SKIP() << "SKIPPED: no boards in " << shared_puzzles() << "; set FLOTILLA_SHARED";
  for (const PublishedBoard& board : boards) {
    const Task task(board.puzzle);
    const Solution solution = solve(task, {.limits = {.answers = 12}});
    EXPECT_NE(solution.end, SearchEnd::not_decided);
    if (board.is_capped)
      EXPECT_GE(solution.answers, board.answers) << board.puzzle.name;
    else
      EXPECT_EQ(solution.answers, board.answers) << board.puzzle.name;
    for (const Layout& layout : solution.listed) EXPECT_TRUE(is_answer(task, layout));
  }
}

}  // namespace
}  // namespace flotilla::puzzle
