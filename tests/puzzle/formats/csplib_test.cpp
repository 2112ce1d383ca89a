// SPDX-License-Identifier: MIT
#include "puzzle/formats/csplib.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

TEST(Csplib, ReadsEveryShapeAndMissingNumbers) {
  const std::string text =
      "% a comment\n/* another\n one */\n"
      "problem(113,\n\t[4:1,3:2,2:3,1:4],\n\t[2,_,4],\n\t[_,1,2,0],\n"
      "\t[w@[1,1],c@[1,2],l@[1,3],r@[1,4], t@[2,1],b@[2,2],m@[2,3]]).\n";
  Puzzle want = sample_with_gaps();
  want.clues.set_clue({1, 3}, Clue::unknown);
  want.name = "113";
  EXPECT_EQ(only_puzzle(read_csplib(text, "a.pl")), want);
  EXPECT_EQ(only_puzzle(read_csplib(to_csplib(want), "a.pl")), want);
}

TEST(Csplib, ReadsManyAndNamesOfEveryKind) {
  const auto puzzles = read_csplib(
      "problem(monday_2,[],[0],[0],[]).problem('it''s 3',[1:1],[0],[0],[]). % end", "a.pl");
  ASSERT_EQ(puzzles.size(), 2U);
  EXPECT_EQ(puzzles[0].puzzle.name, "monday_2");
  EXPECT_EQ(puzzles[0].puzzle.fleet, Fleet());
  EXPECT_EQ(puzzles[1].puzzle.name, "it's 3");
  for (const std::string name : {"", "7", "7a", "Monday", "monday", "a b", "'"}) {
    Puzzle puzzle = sample_puzzle();
    puzzle.name = name;
    EXPECT_EQ(only_puzzle(read_csplib(to_csplib(puzzle), "a.pl")).name, name);
  }
}

TEST(Csplib, Refuses) {
  const auto read = [](std::string_view text) { return read_csplib(text, "a.pl"); };
  EXPECT_ERROR(read("\nproblen(1"), InputError,
               "a.pl:2: \"problen(1\" stands where problem should");
  EXPECT_ERROR(read("problem(1,[4:1],[1],[1],[])"), InputError,
               "a.pl:1: the text ends where . should stand");
  EXPECT_ERROR(read("problem((,"), InputError, "stands where the problem's name should");
  EXPECT_ERROR(read("problem('a,"), InputError, "the text in ' has no end");
  EXPECT_ERROR(read("/* problem"), InputError, "a.pl:1: the comment /* has no end */");
  EXPECT_ERROR(read("problem(1,[17:1],"), InputError, "length of a ship = 17, allowed 1..16");
  EXPECT_ERROR(read("problem(1,[3:-1],"), InputError,
               "number of ships of length 3 = -1, allowed 0..1000");
  EXPECT_ERROR(read("problem(1,[3:1,3:1],"), InputError, "ships of length 3 are counted twice");
  EXPECT_ERROR(read("problem(1,[],[x],"), InputError,
               "\"x],\" stands where number of a row, a whole number, should");
  EXPECT_ERROR(read("problem(1,[],[-1],"), InputError,
               "a.pl:1: number of a row = -1, allowed 0..1000000");
  EXPECT_ERROR(read("problem(1,[],[],[1],[])."), InputError, "rows = 0, allowed 1..40");
  EXPECT_ERROR(read("problem(1,[],[2],[1],[])."), InputError,
               "a.pl:1: row 1: row number = 2, allowed 0..1");
  EXPECT_ERROR(read("problem(1,[],[1],[1],\n[q@[1,1]])."), InputError,
               "a.pl:2: kind of a cell = \"q\", allowed w (water) c (submarine)");
  EXPECT_ERROR(read("problem(1,[],[1],[1],[w@[2,1]])."), InputError,
               "row of a cell = 2, allowed 1..1");
  EXPECT_ERROR(read("problem(1,[],[1],[1],[w@[1,0]])."), InputError,
               "column of a cell = 0, allowed 1..1");
  EXPECT_ERROR(read("problem(1,[],[1],[1],[w@[1,1],c@[1,1]])."), InputError,
               "cell A1 is a submarine here and water before");
}

}  // namespace
}  // namespace flotilla::puzzle
