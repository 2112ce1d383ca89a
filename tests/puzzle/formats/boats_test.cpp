// SPDX-License-Identifier: MIT
#include "puzzle/formats/boats.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::string_view k_id = "4x3f4,4,3,2,1:-,1,2,0,2,-,4,WSLRTBCV\n";

TEST(Boats, ReadsEveryShapeAndMissingNumbers) {
  EXPECT_EQ(only_puzzle(read_boats(k_id, "ids.txt")), sample_with_gaps());
  EXPECT_EQ(to_boats(sample_with_gaps(), "board 1"), k_id);
}

TEST(Boats, ReadsGradesDefaultsAndRuns) {
  // Written out by hand from encode_params and new_game_desc of boats.c.
  EXPECT_EQ(only_puzzle(read_boats("# ids\n\n4x3f4dnS,4,3,2,1:-,1,2,0,2,-,4,WSLRTBCVd", "ids.txt")),
            sample_with_gaps());
  EXPECT_EQ(only_puzzle(read_boats("4x3dh:-,1,2,0,2,-,4,WSLRTBCV", "ids.txt")), sample_with_gaps());
  const Puzzle square = only_puzzle(read_boats("6f3:0,0,0,0,0,0,-,-,-,-,-,-,zhW", "ids.txt"));
  EXPECT_EQ(square.board(), (Board{6, 6}));
  EXPECT_EQ(square.fleet, parse_fleet("3:1,2:2,1:3"));
  EXPECT_EQ(square.clues.clue({5, 4}), Clue::water);
  EXPECT_EQ(square.clues.column_number(5), 0);
  EXPECT_FALSE(square.clues.has_row_numbers());
}

TEST(Boats, Refuses) {
  const auto read = [](std::string_view text) { return read_boats(text, "ids.txt"); };
  EXPECT_ERROR(read("4x41f1,1:"), InputError, "ids.txt:1: rows = 41, allowed 1..40");
  EXPECT_ERROR(read("#\n0x4f1,1:"), InputError, "ids.txt:2: cols = 0, allowed 1..40");
  EXPECT_ERROR(read("4xf"), InputError,
               "ids.txt:1: \"f\" stands where height, a whole number, should");
  EXPECT_ERROR(read("2x2f17:"), InputError, "length of the longest ship = 17, allowed 1..16");
  EXPECT_ERROR(read("2x2f2,1:"), InputError,
               "\":\" stands where a comma and the number of ships of length 2 should");
  EXPECT_ERROR(read("2x2f1,1001:0,0,0,0,"), InputError,
               "number of ships of length 1 = 1001, allowed 0..1000");
  EXPECT_ERROR(read("2x2f1,1"), InputError,
               "the line ends where a colon and the board's description should stand");
  EXPECT_ERROR(read("2x2f1,1:0,0,0"), InputError,
               "the line ends where number of row 2, a whole number, should stand");
  EXPECT_ERROR(read("2x2f1,1:0,0,0,x"), InputError, "\"x\" stands where number of row 2");
  EXPECT_ERROR(read("2x2f1,1:3,0,0,0,"), InputError,
               "ids.txt:1: column 1: column number = 3, allowed 0..2");
  EXPECT_ERROR(read("2x2f1,1:0,0,0,0,aX"), InputError, "cell \"X\", allowed a..z (1..26 unknown");
  EXPECT_ERROR(read("2x2f1,1:0,0,0,0,dW"), InputError,
               "there are more cells than the 4 of the board 2x2");
}

TEST(Boats, RefusesToWriteWhatBoatsDoesNotLoad) {
  Puzzle puzzle = sample_puzzle();
  puzzle.fleet = Fleet();
  EXPECT_ERROR(to_boats(puzzle, "board 7"), InputError,
               "board 7: length of the longest ship, in the format boats = 0, allowed 1..4");
  puzzle.fleet = Fleet{{5, 1}};
  EXPECT_ERROR(to_boats(puzzle, "board 7"), InputError, "= 5, allowed 1..4");
  Puzzle line(Board{1, 9});
  line.fleet = Fleet{{2, 1}};
  EXPECT_ERROR(to_boats(line, "board 7"), InputError,
               "board 7: shorter side of the board, in the format boats = 1, allowed 2..40");
}

}  // namespace
}  // namespace flotilla::puzzle
