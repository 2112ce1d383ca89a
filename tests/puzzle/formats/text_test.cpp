// SPDX-License-Identifier: MIT
#include "puzzle/formats/text.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::string_view k_text =
    "name: Monday\n"
    "fleet: 4:1,3:2,2:3,1:4\n"
    "touch: corner\n"
    "   - 1 2 0\n"
    "2  ~ o < >\n"
    "-  ^ v m *\n"
    "4  . . . .\n"
    "answer: A1-C1 A3\n"
    "answer: without ships\n";

TEST(PuzzleText, ReadsEveryLineAndShape) {
  PrintedPuzzle want{sample_with_gaps(), {{Ship{{0, 0}, 3, false}, Ship{{2, 0}, 1, false}}, {}}};
  want.puzzle.name = "Monday";
  want.puzzle.touch = Touch::corner;
  const auto puzzles = read_text(k_text, "b.txt");
  ASSERT_EQ(puzzles.size(), 1U);
  EXPECT_TRUE(same(puzzles[0], want));
  EXPECT_EQ(to_text(want), k_text);
}

TEST(PuzzleText, ReadsWhatPeopleType) {
  // No header, other symbols for the same, no blanks, the answer above, two boards.
  const auto puzzles = read_text(
      "# mine\n? 1 2 0\n2 w O<>\n# between\n? ^vM*\n4 ?_..\n\n\n answer : A1 \n fleet:standard\n0 "
      "0\n0 . .\n",
      "b.txt");
  ASSERT_EQ(puzzles.size(), 2U);
  Puzzle want = sample_with_gaps();
  want.fleet.reset();
  EXPECT_EQ(puzzles[0].puzzle, want);
  EXPECT_EQ(puzzles[1].puzzle.board(), (Board{1, 2}));
  EXPECT_EQ(puzzles[1].puzzle.fleet, parse_fleet("standard"));
  EXPECT_EQ(puzzles[1].answers.size(), 1U);
}

TEST(PuzzleText, NamesKeepTheirLine) {
  PrintedPuzzle printed{Puzzle(Board{1, 1}), {}};
  printed.puzzle.name = " two\nlines: and a \x7f ";
  EXPECT_EQ(only_puzzle(read_text(to_text(printed), "b.txt")).name, "two lines: and a");
}

TEST(PuzzleText, ReadsPicturesAndSkipsWhatIsSaidBelow) {
  const auto boards = read_text(
      "   A B C\n 1 < > ~  2\n 2 ~ ~ ~  0\n   1 1 0\n\n1: exactly one answer\n\n"
      "   A\n 1 o  1\n 2 ~  0\n   1\ndraw 0: placement 1 of 0..1\n",
      "b.txt");
  ASSERT_EQ(boards.size(), 2U);
  const Puzzle& puzzle = boards[0].puzzle;
  EXPECT_EQ(puzzle.board(), (Board{2, 3}));
  EXPECT_EQ(puzzle.clues.clue({0, 0}), Clue::left);
  EXPECT_EQ(puzzle.clues.clue({1, 2}), Clue::water);
  EXPECT_EQ(puzzle.clues.row_number(0), 2);
  EXPECT_EQ(puzzle.clues.column_number(2), 0);
  EXPECT_FALSE(puzzle.fleet);
  EXPECT_EQ(boards[1].puzzle.clues.clue({0, 0}), Clue::submarine);
}

TEST(PuzzleText, Refuses) {
  const auto read = [](std::string_view text) { return read_text(text, "b.txt"); };
  EXPECT_ERROR(
      read("\nnam: x"), InputError,
      "b.txt:2: \"nam\" is no line of a board, allowed name, fleet, touch, answer; did you "
      "mean name?");
  EXPECT_ERROR(
      read("name: x\n\n1 1\n"), InputError,
      "b.txt:1: the board has no grid: column numbers and rows, without empty lines between");
  EXPECT_ERROR(read("1 1\n"), InputError, "b.txt:1: the board has no grid");
  EXPECT_ERROR(read("1 x\n1 ..\n"), InputError,
               "b.txt:1: number of column 2 = \"x\" is not a whole number");
  EXPECT_ERROR(read("1 2\n1 ..\n"), InputError,
               "b.txt:1: column 2: column number = 2, allowed 0..1");
  EXPECT_ERROR(read("1 1\n3 ..\n"), InputError, "b.txt:2: row 1: row number = 3, allowed 0..2");
  EXPECT_ERROR(read("1 1\n. .\n"), InputError,
               "b.txt:2: number of row 1 = \".\" is not a whole number");
  EXPECT_ERROR(read("1 1\n1 .x\n"), InputError,
               "b.txt:2: cell B1 = \"x\", allowed . ? _ (unknown)");
  EXPECT_ERROR(read("1 1\n1 .\n"), InputError,
               "b.txt:2: row 1 has 1 cell, the board 1x2 has 2 columns");
  EXPECT_ERROR(read("1 1\n1 ...\n"), InputError,
               "b.txt:2: row 1 has more cells than the 2 columns");
  EXPECT_ERROR(read("1 1\n1 .. 1\n"), InputError,
               "b.txt:2: \"1\" follows the last cell of row 1; its number stands at its left");
  EXPECT_ERROR(read("1 1 1\n1 ..\n0 ..\n"), InputError,
               "b.txt:1: column numbers = 3, but each row has 2 cells");
  EXPECT_ERROR(read("1 1\n.. 1\n.. 0\n"), InputError,
               "b.txt:2: the number of row 1 stands at its right, allowed at its left: \"1 ..\"");
  EXPECT_ERROR(read("fleet: 17:1\n1 1\n1 ..\n"), InputError, "b.txt:1: ");
  EXPECT_ERROR(read("touch: no\n1 1\n1 ..\n"), InputError, "b.txt:1: touch rule \"no\" is unknown");
  EXPECT_ERROR(read("name: a\nname: b\n1 1\n1 ..\n"), InputError,
               "b.txt:2: name is given in line 1, too");
  EXPECT_ERROR(read("1 1\n1 ..\nanswer: A1-C1\n"), InputError, "b.txt:3: cell ");
  std::string tall = "1\n";
  for (int row = 0; row < 41; ++row) tall += "1 .\n";
  EXPECT_ERROR(read(tall), InputError, "b.txt:1: rows = 41, allowed 1..40");
}

}  // namespace
}  // namespace flotilla::puzzle
