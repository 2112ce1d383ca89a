// SPDX-License-Identifier: MIT
#include "puzzle/generate.hpp"

#include <gtest/gtest.h>

#include <string>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "puzzle/ladder.hpp"
#include "puzzle/sat_search.hpp"
#include "puzzle/sequential_sampler.hpp"
#include "random_hidden.hpp"
#include "random_puzzle.hpp"
#include "slow_build.hpp"

namespace flotilla::puzzle {
namespace {

std::size_t answers(const Problem& problem, const Puzzle& puzzle, Reading reading) {
  return enumerated({problem, puzzle}, reading).size();
}

bool is_finished(const Puzzle& puzzle, Reading reading, Rung rung) {
  const Task task(puzzle, reading);
  Position position(task);
  climb(position, rung);
  return !position.is_dead() && position.open_cells() == 0;
}

/// The board with each single clue left out; numbers only if `with_numbers`.
std::vector<Puzzle> one_less(const Puzzle& puzzle, bool with_numbers) {
  std::vector<Puzzle> boards;
  const Board& board = puzzle.board();
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col)
      if (puzzle.clues.clue({row, col}) != Clue::unknown) {
        boards.push_back(puzzle);
        boards.back().clues.set_clue({row, col}, Clue::unknown);
      }
  for (int row = 0; with_numbers && row < board.rows; ++row)
    if (puzzle.clues.row_number(row)) {
      boards.push_back(puzzle);
      boards.back().clues.set_row_number(row, std::nullopt);
    }
  for (int col = 0; with_numbers && col < board.cols; ++col)
    if (puzzle.clues.column_number(col)) {
      boards.push_back(puzzle);
      boards.back().clues.set_column_number(col, std::nullopt);
    }
  return boards;
}

TEST(Generate, OneAnswerTheHiddenOneAndEveryClueIsNeeded) {
  std::mt19937_64 random(oracle::test_seed() + 720);
  for (int trial = 0; trial < trials(150); ++trial) {
    const Hidden hidden = random_hidden(random);
    GenerateOptions options;
    options.reading = trial % 2 == 0 ? Reading::shapes : Reading::occupancy;
    options.removes_numbers = trial % 3 == 0;
    options.rules_first = trial % 5 < 2;
    const Puzzle puzzle =
        least_puzzle(hidden.problem, hidden.layout, 5, random() % 1000, options).puzzle;
    ASSERT_EQ(enumerated({hidden.problem, puzzle}, options.reading), std::set{hidden.layout})
        << to_string(hidden.problem);
    for (const Puzzle& less : one_less(puzzle, options.removes_numbers))
      ASSERT_GT(answers(hidden.problem, less, options.reading), 1U) << to_string(hidden.problem);
  }
}

TEST(Generate, RulesFinishItAndWithoutAnyClueDoNot) {
  std::mt19937_64 random(oracle::test_seed() + 721);
  for (int trial = 0; trial < trials(200); ++trial) {
    const Hidden hidden = random_hidden(random);
    const Rung rung = static_cast<Rung>(trial % k_rungs);
    const GenerateOptions options{.up_to = rung};
    const Puzzle puzzle =
        least_puzzle(hidden.problem, hidden.layout, 5, random() % 1000, options).puzzle;
    ASSERT_TRUE(is_finished(puzzle, Reading::shapes, rung)) << to_string(hidden.problem);
    ASSERT_EQ(answers(hidden.problem, puzzle, Reading::shapes), 1U) << to_string(hidden.problem);
    for (const Puzzle& less : one_less(puzzle, false))
      ASSERT_FALSE(is_finished(less, Reading::shapes, rung)) << to_string(hidden.problem);
  }
}

TEST(Generate, TheOrderIsThatOfSeedAndIndex) {
  const Problem problem{make_board(6, 6), parse_fleet("2:2,1:2"), Touch::none};
  const Layout layout{
      {{0, 0}, 1, false}, {{0, 4}, 2, false}, {{3, 1}, 2, true}, {{5, 5}, 1, false}};
  const auto board = [&](std::uint64_t seed, std::uint64_t index) {
    return least_puzzle(problem, layout, seed, index, {.removes_numbers = true}).puzzle;
  };
  EXPECT_EQ(board(1, 2), board(1, 2));
  std::vector<Puzzle> different;
  for (std::uint64_t index = 0; index < 10; ++index)
    if (std::ranges::find(different, board(1, index)) == different.end())
      different.push_back(board(1, index));
  EXPECT_GT(different.size(), 5U);
}

/// A board like 10x10 and its fleet, as large as wished.
Problem dense(int side) {
  const int more = side * side / 100;
  const std::string fleet = "4:" + std::to_string(more) + ",3:" + std::to_string(2 * more) +
                            ",2:" + std::to_string(3 * more) + ",1:" + std::to_string(4 * more);
  return {make_board(side, side), parse_fleet(fleet), Touch::none};
}

TEST(Generate, GivesABoardUpJustWhenItTakesAsMuchEffortAsItMay) {
  const Problem problem = dense(14);
  int with_conflicts = 0;
  for (std::uint64_t index = 0; with_conflicts < trials(6) && index < 100; ++index) {
    std::optional<Layout> layout;
    for (std::uint32_t attempt = 0; !layout; ++attempt)
      layout = place_in_sequence(problem, 5, index, attempt);
    GenerateOptions options{.removes_numbers = index % 4 == 0, .rules_first = true};
    const auto make = [&](std::uint64_t effort) {
      options.effort = effort;
      return least_puzzle(problem, *layout, 5, index, options);
    };
    const LeastPuzzle unbound = make(0);
    EXPECT_FALSE(unbound.is_given_up);
    const LeastPuzzle enough = make(unbound.conflicts + 1);
    EXPECT_FALSE(enough.is_given_up) << index;
    EXPECT_EQ(enough.conflicts, unbound.conflicts) << index;
    EXPECT_EQ(enough.puzzle, unbound.puzzle) << index;
    if (unbound.conflicts == 0) continue;
    ++with_conflicts;
    for (const std::uint64_t effort :
         {std::uint64_t{1}, (unbound.conflicts + 1) / 2, unbound.conflicts}) {
      const LeastPuzzle bound = make(effort);
      EXPECT_TRUE(bound.is_given_up) << index << ", " << effort;
      EXPECT_EQ(bound.conflicts, effort) << index;
      // It has one answer all the same: nothing goes of which that is not known.
      const Task task(bound.puzzle, options.reading);
      const SearchResult found = sat_search(task, {.answers = 2}, [](const Layout&) {});
      EXPECT_EQ(found.answers, 1U) << index << ", " << effort;
    }
  }
  EXPECT_EQ(with_conflicts, trials(6));
}

/// Groups of prints asked together and prints put off; the boards are too large to enumerate, so that a search of its own
/// stands in for it.
TEST(Generate, LargeBoardsHaveOneAnswerAndEveryClueIsNeeded) {
  const Problem problem = dense(14);
  for (std::uint64_t index = 0; index < static_cast<std::uint64_t>(trials(20)); ++index) {
    std::optional<Layout> layout;
    for (std::uint32_t attempt = 0; !layout; ++attempt)
      layout = place_in_sequence(problem, 9, index, attempt);
    const Puzzle puzzle = least_puzzle(problem, *layout, 9, index, {.rules_first = true}).puzzle;
    const auto answers = [](const Puzzle& board) {
      return sat_search(Task(board, Reading::shapes), {.answers = 2}, [](const Layout&) {}).answers;
    };
    EXPECT_EQ(answers(puzzle), 1U) << index;
    for (const Puzzle& less : one_less(puzzle, false)) EXPECT_EQ(answers(less), 2U) << index;
  }
}

TEST(Generate, RefusesWhatItCannotTellApart) {
  EXPECT_ERROR((void)least_puzzle({make_board(3, 3), parse_fleet("1:1"), Touch::any}, {}, 1, 1, {}),
               InputError, "allowed none, corner");
  EXPECT_ERROR(
      (void)least_puzzle({make_board(3, 3), parse_fleet("kings"), Touch::none}, {}, 1, 1, {}),
      InputError, "not inf");
}

}  // namespace
}  // namespace flotilla::puzzle
