// SPDX-License-Identifier: MIT
#include "puzzle/formats/puzzlink.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::string_view k_example = "https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c\n";

// Its numbers and cells as cspuz_rs reads them (puzzles/battleship.rs, problem_for_tests).
TEST(Puzzlink, ReadsTheExample) {
  const Puzzle puzzle = only_puzzle(read_puzzlink(k_example, "links.txt"));
  Puzzle want(Board{6, 6});
  want.fleet = parse_fleet("small");
  want.clues.set_column_number(1, 1);
  want.clues.set_column_number(2, 2);
  want.clues.set_column_number(5, 2);
  want.clues.set_row_number(1, 3);
  want.clues.set_row_number(2, 0);
  want.clues.set_row_number(4, 3);
  want.clues.set_clue({0, 5}, Clue::water);
  want.clues.set_clue({3, 0}, Clue::left);
  EXPECT_EQ(puzzle, want);
  EXPECT_EQ(to_puzzlink(want), k_example);
}

TEST(Puzzlink, ReadsEveryShapeAndMissingNumbers) {
  const std::string_view link = "https://puzz.link/p?battleship/4/3/g1202g40634125.j//d\n";
  EXPECT_EQ(only_puzzle(read_puzzlink(link, "links.txt")), sample_with_gaps());
  EXPECT_EQ(to_puzzlink(sample_with_gaps()), link);
  // Unknown cells at the end may be missing, pages may have settings, numbers that are asked for are not known.
  EXPECT_EQ(only_puzzle(
                read_puzzlink("# links\npzprv3?battleship/v:/4/3/.1202.40634125.//d", "links.txt")),
            sample_with_gaps());
}

TEST(Puzzlink, ReadsFleets) {
  const auto fleet = [](const std::string& bank) {
    return only_puzzle(read_puzzlink("battleship/2/2/jj" + bank, "links.txt")).fleet;
  };
  EXPECT_EQ(fleet("//c"), parse_fleet("small"));
  EXPECT_EQ(fleet("//d"), parse_fleet("standard"));
  EXPECT_EQ(fleet("//e"), parse_fleet("five"));
  EXPECT_EQ(fleet("/0"), Fleet());
  EXPECT_EQ(fleet(""), std::nullopt);
  // 14u and 15v are tetromino and pentomino I of pzprjs.
  EXPECT_EQ(fleet("/5/14u/15v/41u/11g/1gvvvg"), parse_fleet("4:2,5:1,1:1,16:1"));
}

TEST(Puzzlink, NumbersAbove15TakeTwoDigits) {
  Puzzle puzzle(Board{40, 40});
  puzzle.fleet = Fleet();
  puzzle.clues.set_row_number(39, 40);
  puzzle.clues.set_column_number(0, 16);
  puzzle.clues.set_column_number(1, 15);
  const std::string link = to_puzzlink(puzzle);
  EXPECT_NE(link.find("/-10f"), std::string::npos) << link;
  EXPECT_NE(link.find("-28"), std::string::npos) << link;
  EXPECT_EQ(only_puzzle(read_puzzlink(link, "links.txt")), puzzle);
}

TEST(Puzzlink, Refuses) {
  const auto read = [](std::string_view text) { return read_puzzlink(text, "l.txt"); };
  EXPECT_ERROR(read("https://puzz.link/p?nurikabe/6/6/"), InputError,
               "l.txt:1: \"https://puzz.link/p?nurikabe/6/6/\" is no link with battleship/ in it");
  EXPECT_ERROR(read("battleship/6"), InputError,
               "the link ends where a slash behind its columns should stand");
  EXPECT_ERROR(read("battleship/6/6"), InputError,
               "the link ends where a slash behind its rows should stand");
  EXPECT_ERROR(read("battleship/6/41/"), InputError, "l.txt:1: rows = 41, allowed 1..40");
  EXPECT_ERROR(read("battleship/0/6/"), InputError, "l.txt:1: cols = 0, allowed 1..40");
  EXPECT_ERROR(read("battleship/2/2/!"), InputError, "value \"!\", allowed a digit 0..f");
  EXPECT_ERROR(read("battleship/2/2/-1"), InputError,
               "value \"-1\", allowed a digit 0..f, - and two");
  EXPECT_ERROR(read("battleship/2/2/3"), InputError, "column 1: column number = 3, allowed 0..2");
  EXPECT_ERROR(read("battleship/2/2/z"), InputError, "there are more numbers than 4");
  EXPECT_ERROR(read("battleship/2/2/jz"), InputError, "there are more cells than 4");
  EXPECT_ERROR(read("battleship/2/2/jg7"), InputError, "value of cell B1 = 7, allowed 0..6");
  EXPECT_ERROR(read("battleship/2/2/jj0//c"), InputError, "\"0//c\" follows the last cell");
  EXPECT_ERROR(read("battleship/2/2/jj//t"), InputError,
               "fleet \"t\", allowed c, d, e, or the number of pieces and the pieces");
  EXPECT_ERROR(read("battleship/2/2/jj/2/14u"), InputError, "the fleet has 1 pieces, but says 2");
  EXPECT_ERROR(read("battleship/2/2/jj/x/14u"), InputError,
               "number of pieces = \"x\" is not a whole");
  for (const std::string piece : {"22u", "14t", "14",
                                  "1h"
                                  "vvvv",
                                  "14!"})
    EXPECT_ERROR(read("battleship/2/2/jj/1/" + piece), InputError,
                 "piece \"" + piece + "\" is no ship of 1..16 cells in a row");
}

}  // namespace
}  // namespace flotilla::puzzle
