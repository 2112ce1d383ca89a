// SPDX-License-Identifier: MIT
#include "report/puzzle_sheet.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "store/temp_folder.hpp"

namespace flotilla::report {
namespace {

/// A board with every clue, or as many as it has cells.
SheetBoard board_of(const Board& size) {
  SheetBoard board{"All shapes", puzzle::Puzzle(size), std::nullopt};
  for (int index = 0; index < std::min(9, size.cells()); ++index)
    board.puzzle.clues.set_clue({index / size.cols, index % size.cols}, static_cast<Clue>(index));
  board.puzzle.clues.set_row_number(0, 1);
  board.puzzle.clues.set_column_number(size.cols - 1, 1);
  board.puzzle.fleet = parse_fleet("standard");
  return board;
}

std::size_t times(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++count;
  return count;
}

std::size_t pages_of(const std::string& pdf) { return times(pdf, "/Type /Page "); }

/// Height from the header of a PNG.
int height_of(const std::string& png) {
  int side = 0;
  for (std::size_t i = 20; i < 24; ++i) side = side * 256 + static_cast<unsigned char>(png[i]);
  return side;
}

TEST(PuzzleSheet, EveryFormatOfAnyBoard) {
  for (const Board& size : {Board{1, 1}, Board{1, 40}, Board{40, 1}, Board{40, 40}, Board{6, 6}}) {
    const std::vector<SheetBoard> one = {board_of(size)};
    const std::string svg = puzzle_sheet(one, SheetFormat::svg);
    EXPECT_TRUE(svg.starts_with("<?xml")) << to_string(size);
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    const std::string pdf = puzzle_sheet(one, SheetFormat::pdf);
    EXPECT_TRUE(pdf.starts_with("%PDF-"));
    EXPECT_EQ(pages_of(pdf), 1U) << to_string(size);
    const std::string png = puzzle_sheet(one, SheetFormat::png);
    ASSERT_TRUE(png.starts_with("\x89PNG\r\n\x1a\n"));
    EXPECT_EQ(height_of(png), 1684);
  }
}

TEST(PuzzleSheet, SvgHoldsNumbersWavesAndShips) {
  const std::string with = puzzle_sheet(std::vector{board_of({3, 3})}, SheetFormat::svg);
  SheetBoard bare{"", puzzle::Puzzle(Board{3, 3}), std::nullopt};
  const std::string without = puzzle_sheet(std::vector{bare}, SheetFormat::svg);
  constexpr std::string_view k_wave = "stroke:rgb(35";
  EXPECT_EQ(times(with, k_wave), 2U);
  EXPECT_EQ(times(without, k_wave), 0U);
  bare.answer = {{Ship{{0, 0}, 3, true}, Ship{{0, 2}, 1, false}}};
  constexpr std::string_view k_answer = "fill:rgb(42";
  EXPECT_EQ(times(without, k_answer), 0U);
  EXPECT_EQ(times(puzzle_sheet(std::vector{bare}, SheetFormat::svg), k_answer), 2U);
}

TEST(PuzzleSheet, ManyBoardsStandOnManyPages) {
  std::vector<SheetBoard> boards(6, board_of({10, 10}));
  EXPECT_EQ(pages_of(puzzle_sheet(boards, SheetFormat::pdf)), 1U);
  boards.resize(60, board_of({10, 10}));
  EXPECT_EQ(pages_of(puzzle_sheet(boards, SheetFormat::pdf)), 10U);
  EXPECT_NE(puzzle_sheet(boards, SheetFormat::svg).find("height=\"8418.9"), std::string::npos);
  EXPECT_EQ(height_of(puzzle_sheet(boards, SheetFormat::png)), 16838);
  boards.push_back(board_of({40, 40}));  // the others become as small
  EXPECT_LT(pages_of(puzzle_sheet(boards, SheetFormat::pdf)), 10U);
}

TEST(PuzzleSheet, FleetsOfAnySize) {
  for (const char* fleet : {"empty", "1:inf", "1:1000", "16:30,1:30"}) {
    SheetBoard board = board_of({5, 5});
    board.puzzle.fleet = parse_fleet(fleet);
    EXPECT_EQ(pages_of(puzzle_sheet(std::vector{board}, SheetFormat::pdf)), 1U) << fleet;
  }
}

TEST(PuzzleSheet, SvgIsWellFormed) {
  if (std::system("/usr/bin/python3 -c 'import xml.etree' 2>/dev/null") != 0)
    GTEST_SKIP() << "SKIPPED: no /usr/bin/python3";
  const store::TempFolder folder;
  SheetBoard board = board_of({5, 5});
  board.title = "<&\"'>";
  write_puzzle_sheet(folder / "a.svg", std::vector{board}, SheetFormat::svg);
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a.svg"});
  const std::string check =
      "/usr/bin/python3 -c 'import sys, xml.etree.ElementTree as tree; tree.parse(sys.argv[1])' ";
  EXPECT_EQ(std::system((check + (folder / "a.svg").string()).c_str()), 0);
}

TEST(PuzzleSheet, Refuses) {
  EXPECT_EQ(sheet_format("a/b.pdf", "--plot"), SheetFormat::pdf);
  EXPECT_EQ(sheet_format("b.svg", "--plot"), SheetFormat::svg);
  EXPECT_EQ(sheet_format("b.png", "--plot"), SheetFormat::png);
  EXPECT_ERROR(sheet_format("b.jpg", "--plot"), InputError,
               "--plot = b.jpg, allowed a name that ends in .svg, .pdf or .png");
  const std::vector<SheetBoard> many(120, board_of({10, 10}));
  EXPECT_ERROR(puzzle_sheet(many, SheetFormat::png), InputError,
               "20 pages of boards are 33676 pixels high, allowed 32767 in a .png; write a .pdf");
  const store::TempFolder folder;
  EXPECT_ERROR(write_puzzle_sheet(folder / "none" / "a.pdf", many, SheetFormat::pdf), FileError,
               "cannot write");
  EXPECT_TRUE(folder.contents().empty());
}

}  // namespace
}  // namespace flotilla::report
