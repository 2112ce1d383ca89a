// SPDX-License-Identifier: MIT
#include "fleet/shot.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

const Board k_board{4, 5};

TEST(Shot, ParsesAndPrints) {
  for (const char* text : {"A1 miss", "B2 hit", "C3 sunk", "B2 hit 3", "E4 sunk 16"})
    EXPECT_EQ(to_string(parse_shot(text, k_board, "test")), text);
  const Shot shot = parse_shot("  b3\t SUNK  2 \r", k_board, "shots.txt:3");
  EXPECT_EQ(shot, (Shot{{2, 1}, Answer::sunk, 2}));
  EXPECT_EQ(shot.where, "shots.txt:3");
}

TEST(Shot, Refuses) {
  const auto parse = [](const char* text) { return parse_shot(text, k_board, "s:3"); };
  EXPECT_ERROR(parse("B3"), InputError,
               "s:3: shot \"B3\": expected a cell, its answer and perhaps a length, such as B3 "
               "miss, B3 hit or B3 sunk 3");
  EXPECT_ERROR(parse(""), InputError, "expected a cell");
  EXPECT_ERROR(parse("B3 sunk 3 4"), InputError, "expected a cell");
  EXPECT_ERROR(parse("F1 miss"), InputError,
               "s:3: shot \"F1 miss\": cell \"F1\" is outside the board 4x5, allowed A1..E4");
  EXPECT_ERROR(parse("miss B3"), InputError, "cell \"miss\" is no cell");
  EXPECT_ERROR(parse("B3 sink"), InputError,
               "the answer \"sink\" is unknown, allowed miss, hit, sunk; did you mean sunk?");
  EXPECT_ERROR(parse("B3 miss 2"), InputError, "a miss has no length, but \"2\" follows it");
  EXPECT_ERROR(parse("B3 hit 17"), InputError, "length = 17, allowed 1..16");
  EXPECT_ERROR(parse("B3 hit 0"), InputError, "length = 0, allowed 1..16");
  EXPECT_ERROR(parse("B3 sunk two"), InputError, "length = \"two\" is not a whole number");
}

TEST(Answers, ParseAndPrint) {
  for (const char* text : {"hits", "sunk", "sunk_length", "named"})
    EXPECT_EQ(to_string(parse_answers(text)), text);
  EXPECT_EQ(parse_answers(" sunk-length\n"), Answers::sunk_length);
  EXPECT_ERROR(parse_answers("hit"), InputError,
               "answers \"hit\" is unknown, allowed hits, sunk, sunk_length, named; did you mean "
               "hits?");
}

}  // namespace
}  // namespace flotilla
