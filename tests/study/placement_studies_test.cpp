// SPDX-License-Identifier: MIT
// The studies of drawn placements, compared with spaces written out by enumeration.
#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "hidden.hpp"
#include "number/errors.hpp"
#include "slow_build.hpp"
#include "study/boards.hpp"

namespace flotilla::study {
namespace {

/// The numbers of all lines, as text.
std::string numbers_of(const Board& board, const Layout& layout) {
  std::string text;
  for (int row = 0; row < board.rows; ++row)
    text += std::to_string(puzzle::cells_in(layout, {true, row})) + " ";
  for (int col = 0; col < board.cols; ++col)
    text += std::to_string(puzzle::cells_in(layout, {false, col})) + " ";
  return text;
}

/// Cells that have the same letter in all.
std::uint64_t alike(const std::vector<std::string>& boards) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < boards.front().size(); ++i)
    count += std::ranges::all_of(
        boards, [&](const std::string& board) { return board[i] == boards.front()[i]; });
  return count;
}

TEST(NumbersStudy, IsWhatTheGroupsOfAWholeSpaceSay) {
  constexpr std::uint64_t k_cap = 6;
  const auto study = make_study("numbers", {.cap = k_cap});
  for (const Problem& problem : small_problems()) {
    const std::vector<Layout> layouts = all_layouts(problem);
    std::map<std::string, std::vector<std::string>> groups;
    for (const Layout& layout : layouts)
      groups[numbers_of(problem.board, layout)].push_back(cells_of(problem.board, layout));
    const std::size_t step = layouts.size() / static_cast<std::size_t>(trials(120)) + 1;
    for (std::size_t i = 0; i < layouts.size(); i += step) {
      const auto& group = groups.at(numbers_of(problem.board, layouts[i]));
      auto record = named(*study, study->record({problem, layouts[i], i}));
      ASSERT_EQ(record["answers"], std::min<std::uint64_t>(group.size(), k_cap));
      ASSERT_EQ(record["agreed"], alike(group)) << to_string(layouts[i]);
      ASSERT_EQ(record["cells"], static_cast<std::uint64_t>(problem.board.cells()));
      std::uint64_t below = 0;
      for (const char* rung : {"count", "touch", "line", "fleet", "probe"}) {
        const std::uint64_t settled = record[std::string("settled_") + rung];
        ASSERT_GE(settled, below) << rung;
        ASSERT_LE(settled, record["agreed"]) << rung;
        below = settled;
      }
    }
  }
}

TEST(NumbersStudy, FiguresOfAWholeSpaceAreExact) {
  const Problem problem = small_problems().front();
  const auto study = make_study("numbers", {.cap = 20});
  Columns columns{std::vector<std::vector<std::uint64_t>>(study->fields().size()), true};
  const std::vector<Layout> layouts = all_layouts(problem);
  if (k_slow_build) GTEST_SKIP() << "1428 boards are too many for this build";
  for (std::size_t i = 0; i < layouts.size(); ++i) {
    const Record record = study->record({problem, layouts[i], i});
    for (std::size_t field = 0; field < record.size(); ++field)
      columns.values[field].push_back(record[field]);
  }
  std::map<std::string, Figure> figures;
  for (const Figure& figure : study->figures(columns)) figures[figure.name] = figure;
  // 204 of 1,428 pinned, median 2, worst 8: as flotilla price finds, which knows no single board.
  EXPECT_DOUBLE_EQ(figures["finished"].value, 100.0 * 204 / 1428);
  const double finished = figures["finished"].value;
  EXPECT_EQ(figures["finished"].interval, (Interval{finished, finished}));
  EXPECT_EQ(figures["answers_median"].value, 2);
  EXPECT_EQ(figures["answers_most"].value, 8);
}

TEST(RevealsStudy, EachRevealIsNeededAndTogetherTheyAreEnough) {
  const auto study = make_study("reveals", {.seed = 3});
  for (const Problem& problem : small_problems()) {
    const std::vector<Layout> layouts = all_layouts(problem);
    std::mt19937_64 random(oracle::test_seed() + 900);
    for (int trial = 0; trial < trials(12); ++trial) {
      const std::size_t index = random() % layouts.size();
      const Case drawn{problem, layouts[index], index};
      const Record record = study->record(drawn);
      const auto boards = study->boards(drawn);
      for (std::size_t i = 0; i < 2; ++i) {
        const puzzle::Reading reading =
            i == 0 ? puzzle::Reading::shapes : puzzle::Reading::occupancy;
        const puzzle::Puzzle& board = boards[i].puzzle;
        ASSERT_EQ(record[i], reveals(board).size());
        ASSERT_EQ(puzzle::enumerated({problem, board}, reading), std::set{layouts[index]});
        for (const Cell cell : reveals(board)) {
          puzzle::Puzzle without = board;
          without.clues.set_clue(cell, Clue::unknown);
          ASSERT_GT(enumerated_answers(problem, without, reading), 1U);
        }
      }
    }
  }
}

TEST(RevealsStudy, RatioIsThatOfTheMeans) {
  const auto study = make_study("reveals", {});
  const std::vector<Figure> figures = study->figures({{{1, 2, 3, 2}, {2, 4, 6, 4}}, false});
  EXPECT_EQ(figures.back().name, "ratio");
  EXPECT_DOUBLE_EQ(figures.back().value, 2);
  EXPECT_DOUBLE_EQ(figures.back().interval->low, 2);  // in every draw twice as many
  EXPECT_DOUBLE_EQ(figures.back().interval->high, 2);
}

TEST(Studies, OfOtherNamesAreRefused) {
  EXPECT_ERROR((void)make_study("numbrs", {}), InputError, "did you mean numbers?");
}

}  // namespace
}  // namespace flotilla::study
