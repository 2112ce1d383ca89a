// SPDX-License-Identifier: MIT
// The studies of banks, compared with enumeration and with a count rung written out here.
#include <gtest/gtest.h>

#include "hidden.hpp"
#include "slow_build.hpp"
#include "study/boards.hpp"

namespace flotilla::study {
namespace {

/// Calls check(case) for some placements of each small space.
template <typename Check>
void for_some_cases(int count, std::uint64_t seed, Check&& check) {
  std::mt19937_64 random(oracle::test_seed() + seed);
  for (const Problem& problem : small_problems()) {
    const std::vector<Layout> layouts = all_layouts(problem);
    for (int trial = 0; trial < trials(count); ++trial) {
      const std::size_t index = random() % layouts.size();
      check(Case{problem, layouts[index], index});
    }
  }
}

/// Cells that the numbers alone leave open, by sweeping over the lines until nothing changes.
std::uint64_t left_open_by_counting(const puzzle::Puzzle& puzzle) {
  const Board& board = puzzle.board();
  std::map<Cell, char> known;
  for (const Cell cell : reveals(puzzle))
    known[cell] = puzzle.clues.clue(cell) == Clue::water ? '~' : '#';
  const auto read_line = [&](const std::vector<Cell>& cells, int number) {
    std::vector<Cell> open;
    int ships = 0;
    for (const Cell cell : cells) {
      if (!known.contains(cell)) open.push_back(cell);
      ships += known.contains(cell) && known[cell] == '#';
    }
    const bool is_full = ships == number;
    if (!is_full && ships + static_cast<int>(open.size()) != number) return false;
    for (const Cell cell : open) known[cell] = is_full ? '~' : '#';
    return !open.empty();
  };
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (int row = 0; row < board.rows; ++row) {
      std::vector<Cell> cells;
      for (int col = 0; col < board.cols; ++col) cells.push_back({row, col});
      has_changed |= read_line(cells, *puzzle.clues.row_number(row));
    }
    for (int col = 0; col < board.cols; ++col) {
      std::vector<Cell> cells;
      for (int row = 0; row < board.rows; ++row) cells.push_back({row, col});
      has_changed |= read_line(cells, *puzzle.clues.column_number(col));
    }
  }
  return static_cast<std::uint64_t>(board.cells()) - known.size();
}

TEST(LadderStudy, CountsAsWrittenOutAndFleetFinishes) {
  const auto study = make_study("ladder", {});
  for_some_cases(30, 910, [&](const Case& drawn) {
    auto record = named(*study, study->record(drawn));
    const puzzle::Puzzle board = study->boards(drawn).front().puzzle;
    ASSERT_EQ(record["open_count"], left_open_by_counting(board));
    ASSERT_GE(record["open_count"], record["open_told"]);
    ASSERT_GE(record["open_told"], record["open_touch"]);
    ASSERT_EQ(record["reveals"], reveals(board).size());
    ASSERT_GE(record["open_count"], record["open_touch"]);
    ASSERT_GE(record["open_touch"], record["open_line"]);
    ASSERT_EQ(record["open_fleet"], 0U);
    ASSERT_EQ(record["open_probe"], 0U);
  });
}

TEST(LadderStudy, ABoardFromAFileIsTakenAsItIs) {
  const Problem problem = small_problems().front();
  const Layout layout = all_layouts(problem).front();
  const auto study = make_study("ladder", {});
  const puzzle::Puzzle blank = numbers_alone(problem, layout);
  auto record = named(*study, study->record({problem, layout, 0, blank}));
  EXPECT_EQ(record["reveals"], 0U);
  EXPECT_EQ(record["open_count"], left_open_by_counting(blank));
}

TEST(PruningStudy, SearchIsNeededWhereRulesDoNotFinish) {
  const StudyOptions options{.branch_limit = 50};
  const auto pruning = make_study("pruning", options);
  const auto ladder = make_study("ladder", options);
  int searched = 0;
  for_some_cases(30, 911, [&](const Case& drawn) {
    auto branches = named(*pruning, pruning->record(drawn));
    auto open = named(*ladder, ladder->record(drawn));
    for (const std::string rung : {"told", "count", "touch", "line", "fleet"}) {
      ASSERT_EQ(branches["branches_" + rung] == 0, open["open_" + rung] == 0) << rung;
      ASSERT_LE(branches["branches_" + rung], 50U);
      searched += branches["branches_" + rung] > 0;
    }
  });
  EXPECT_GT(searched, 0);
}

TEST(MisreadingsStudy, AnswersAreThoseOfEnumeration) {
  constexpr std::uint64_t k_cap = 5;
  const auto study = make_study("misreadings", {.cap = k_cap});
  for_some_cases(4, 912, [&](const Case& drawn) {
    const puzzle::Puzzle board = study->boards(drawn).front().puzzle;
    auto record = named(*study, study->record(drawn));
    const auto expect = [&](const std::string& name, const Problem& problem,
                            const puzzle::Reading reading) {
      const std::uint64_t answers = enumerated_answers(problem, board, reading);
      ASSERT_EQ(record["answers_" + name], std::min(answers, k_cap)) << name;
      ASSERT_EQ(record["intended_" + name], 1U) << name;
    };
    Problem corner = drawn.problem;
    corner.touch = Touch::corner;
    expect("corner", corner, puzzle::Reading::shapes);
    Problem free = drawn.problem;
    for (int length = 1; length <= free.board.long_side(); ++length)
      free.fleet.set(length, Fleet::k_unlimited);
    expect("free", free, puzzle::Reading::shapes);
    expect("occupancy", drawn.problem, puzzle::Reading::occupancy);
  });
}

TEST(BankCheckStudy, GoodBoardsPassAndNeededOnesAreThoseOfEnumeration) {
  const auto study = make_study("bank-check", {});
  for_some_cases(10, 913, [&](const Case& drawn) {
    const Record found = study->record(drawn);
    auto record = named(*study, found);
    const puzzle::Puzzle board = study->boards(drawn).front().puzzle;
    std::uint64_t needed = 0;
    for (const Cell cell : reveals(board)) {
      puzzle::Puzzle without = board;
      without.clues.set_clue(cell, Clue::unknown);
      needed += enumerated_answers(drawn.problem, without, puzzle::Reading::shapes) > 1;
    }
    ASSERT_EQ(record["needed_for_one"], needed);
    ASSERT_EQ(record["in_vain"], 0U);
    Columns columns;
    for (const std::uint64_t value : found) columns.values.push_back({value});
    ASSERT_TRUE(study->holds(columns));
  });
}

TEST(BankCheckStudy, BadBoardsAreFound) {
  const auto study = make_study("bank-check", {});
  const auto holds = [&](const Case& checked) {
    Columns columns;
    for (const std::uint64_t value : study->record(checked)) columns.values.push_back({value});
    return study->holds(columns);
  };
  int tried = 0;
  for_some_cases(10, 914, [&](Case drawn) {
    const puzzle::Puzzle board = board_of(drawn, {});
    drawn.printed = board;
    ASSERT_TRUE(holds(drawn));
    const std::vector<Cell> printed = reveals(board);
    if (!printed.empty()) {
      puzzle::Puzzle less = board;  // rules no longer finish it
      less.clues.set_clue(printed.front(), Clue::unknown);
      drawn.printed = less;
      ASSERT_FALSE(holds(drawn));
      ++tried;
    }
    puzzle::Puzzle more = board;  // what was not needed is printed
    const Cell water{0, 0};
    if (more.clues.clue(water) == Clue::unknown &&
        puzzle::shape_in(drawn.layout, water) == Clue::water) {
      more.clues.set_clue(water, Clue::water);
      drawn.printed = more;
      ASSERT_FALSE(holds(drawn));
      ++tried;
    }
    drawn.printed = board;  // another answer than the intended one
    drawn.layout.front().first.row = (drawn.layout.front().first.row + 1) % 3;
    ASSERT_FALSE(holds(drawn));
  });
  EXPECT_GT(tried, 0);
}

}  // namespace
}  // namespace flotilla::study
