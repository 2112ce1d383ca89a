// SPDX-License-Identifier: MIT
#include "puzzle/search.hpp"

#include <gtest/gtest.h>

#include "puzzle/answer.hpp"
#include "puzzle/sat_search.hpp"
#include "random_puzzle.hpp"
#include "slow_build.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::array k_all_rungs = {Rung::count, Rung::touch, Rung::line, Rung::fleet, Rung::probe};

std::set<Layout> collect(const SearchResult& result, std::vector<Layout>& found) {
  const std::set<Layout> all(found.begin(), found.end());
  EXPECT_EQ(result.end, SearchEnd::complete);
  EXPECT_EQ(all.size(), found.size()) << "an answer came twice";
  EXPECT_EQ(result.answers, found.size());
  return all;
}

/// Nothing if there is too much to branch on.
std::optional<std::set<Layout>> searched(const Task& task, std::optional<Rung> rung) {
  std::vector<Layout> found;
  const SearchResult result = search(Position(task), rung, {.branch_points = 3000},
                                     [&](const Layout& layout) { found.push_back(layout); });
  if (result.end == SearchEnd::not_decided) return std::nullopt;
  return collect(result, found);
}

std::set<Layout> sat_searched(const Task& task, const Layout* near = nullptr) {
  std::vector<Layout> found;
  const SearchResult result = sat_search(
      task, {}, [&](const Layout& layout) { found.push_back(layout); }, near);
  return collect(result, found);
}

std::string text(const RandomPuzzle& random) {
  std::string text = to_string(random.problem) + "\n";
  const Board& board = random.problem.board;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) text += symbol(random.puzzle.clues.clue({row, col}));
    text += " " + std::to_string(random.puzzle.clues.row_number(row).value_or(-1)) + "\n";
  }
  for (int col = 0; col < board.cols; ++col)
    text += std::to_string(random.puzzle.clues.column_number(col).value_or(-1)) + " ";
  return text;
}

TEST(Search, EveryRungFindsWhatEnumerationFinds) {
  std::mt19937_64 random(oracle::test_seed() + 700);
  std::array<int, k_rungs> compared{};
  for (int trial = 0; trial < trials(1500); ++trial) {
    const RandomPuzzle made = random_puzzle(random, 25);
    for (const Reading reading : {Reading::shapes, Reading::occupancy}) {
      const std::set<Layout> expected = enumerated(made, reading);
      if (expected.size() > 500) continue;
      const Task task(made.puzzle, reading);
      for (const Layout& layout : expected) ASSERT_TRUE(is_answer(task, layout)) << text(made);
      for (const Rung rung : k_all_rungs) {
        const auto found = searched(task, rung);
        if (!found) continue;
        ++compared[static_cast<std::size_t>(rung)];
        ASSERT_TRUE(*found == expected) << "trial " << trial << " " << to_string(rung)
                                        << ", reading " << static_cast<int>(reading) << "\n"
                                        << text(made);
      }
      const auto found = searched(task, std::nullopt);
      ASSERT_TRUE(!found || *found == expected) << "trial " << trial << "\n" << text(made);
      if (expected.size() < 200) {
        ASSERT_TRUE(sat_searched(task) == expected) << text(made);
        if (trial % 8 != 0) continue;
        const Layout near = expected.empty() ? Layout{{{0, 0}, 1, false}} : *expected.begin();
        ASSERT_TRUE(sat_searched(task, &near) == expected) << text(made);
      }
    }
  }
  for (const int cases : compared) EXPECT_GT(cases, trials(1500));  // of twice as many
}

TEST(Search, NoRungDeniesAnAnswerAndEachSettlesWhatTheOneBelowDoes) {
  std::mt19937_64 random(oracle::test_seed() + 701);
  for (int trial = 0; trial < trials(600); ++trial) {
    const RandomPuzzle made = random_puzzle(random, 30);
    const std::set<Layout> answers = enumerated(made, Reading::shapes);
    const Task task(made.puzzle);
    Position below(task);
    for (const Rung rung : k_all_rungs) {
      Position position(task);
      climb(position, rung);
      ASSERT_TRUE(position.is_dead() || !below.is_dead()) << to_string(rung) << "\n" << text(made);
      if (position.is_dead()) {
        ASSERT_TRUE(answers.empty()) << to_string(rung) << "\n" << text(made);
        below = position;
        continue;
      }
      for (int line = 0; line < task.lines(); ++line) {
        ASSERT_EQ(below.ships(line) & ~position.ships(line), 0U) << to_string(rung) << "\n"
                                                                 << text(made);
        ASSERT_EQ(below.waters(line) & ~position.waters(line), 0U) << to_string(rung) << "\n"
                                                                   << text(made);
      }
      for (const Layout& layout : answers)
        for (int row = 0; row < made.problem.board.rows; ++row)
          for (int col = 0; col < made.problem.board.cols; ++col) {
            const bool is_ship = shape_in(layout, {row, col}) != Clue::water;
            ASSERT_FALSE(is_ship ? position.is_water({row, col}) : position.is_ship({row, col}))
                << to_string(rung) << "\n"
                << text(made);
          }
      below = position;
    }
  }
}

TEST(Search, AFleetOfMoreShipsThanCellsHasNoAnswer) {
  Puzzle puzzle({2, 2});
  puzzle.touch = Touch::any;
  for (const int ships : {4, 5}) {
    puzzle.fleet = Fleet{{1, ships}};
    const Task task(puzzle);
    for (const Rung rung : k_all_rungs) EXPECT_EQ(searched(task, rung)->size(), ships == 4);
    EXPECT_EQ(sat_searched(task).size(), ships == 4);
  }
}

TEST(Search, ABlankBoardOfAnySizeHasAnAnswerAtOnce) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    Puzzle puzzle({25, 25});
    puzzle.touch = touch;
    const Task task(puzzle);
    int found = 0;
    const SearchResult result =
        search(Position(task), Rung::fleet, {.answers = 1}, [&](const Layout&) { ++found; });
    EXPECT_EQ(result.end, SearchEnd::all_wanted);
    EXPECT_EQ(found, 1);
  }
}

TEST(Search, StopsAtLimits) {
  Puzzle puzzle({6, 6});
  puzzle.fleet = parse_fleet("small");
  const Task task(puzzle);
  const auto ignore = [](const Layout&) {};
  EXPECT_EQ(search(Position(task), Rung::fleet, {.answers = 12}, ignore).answers, 12U);
  EXPECT_EQ(search(Position(task), Rung::fleet, {.answers = 12}, ignore).end,
            SearchEnd::all_wanted);
  const SearchResult cut = search(Position(task), Rung::fleet, {.branch_points = 5}, ignore);
  EXPECT_EQ(cut.end, SearchEnd::not_decided);
  EXPECT_EQ(cut.branch_points, 5U);
  EXPECT_EQ(search(Position(task), Rung::fleet, {.is_over = [] { return true; }}, ignore).end,
            SearchEnd::not_decided);
  EXPECT_EQ(sat_search(task, {.answers = 7}, ignore).end, SearchEnd::all_wanted);
}

}  // namespace
}  // namespace flotilla::puzzle
