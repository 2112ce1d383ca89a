// SPDX-License-Identifier: MIT
#include "puzzle/formats/janko.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::string_view k_text = "3 4 4 3 2 1\n- 1 2 0\n2 - 4\nx o w e\nn s m -\n- - - -\n";

std::string two_boards() {
  std::string text(k_text);
  text += '\n';
  return text += k_text;
}

TEST(Janko, ReadsEveryShapeAndMissingNumbers) {
  Puzzle want = sample_with_gaps();
  want.clues.set_clue({1, 3}, Clue::unknown);
  EXPECT_EQ(only_puzzle(read_janko(k_text, "j.txt")), want);
  EXPECT_EQ(to_janko(want), k_text);
  const auto two = read_janko(two_boards(), "j.txt");
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[1].puzzle, want);
}

TEST(Janko, Refuses) {
  const auto read = [](std::string_view text) { return read_janko(text, "j.txt"); };
  EXPECT_ERROR(read("3"), InputError,
               "j.txt:1: \"3\" stands where rows, columns and counts of ships should");
  EXPECT_ERROR(read("0 4"), InputError, "j.txt:1: rows = 0, allowed 1..40");
  EXPECT_ERROR(read("4 41"), InputError, "j.txt:1: cols = 41, allowed 1..40");
  EXPECT_ERROR(read("1 1 x"), InputError,
               "number of ships of length 1 = \"x\" is not a whole number");
  EXPECT_ERROR(read("1 1 1001"), InputError, "of length 1 = 1001, allowed 0..1000");
  EXPECT_ERROR(read("1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1"), InputError,
               "length of a ship = 17, allowed 1..16");
  EXPECT_ERROR(read("1 2\n1\n"), InputError,
               "j.txt:2: there are 1 column numbers, the board 1x2 has 2 columns");
  EXPECT_ERROR(read("1 2\n1 2\n1"), InputError,
               "j.txt:2: column 2: column number = 2, allowed 0..1");
  EXPECT_ERROR(read("1 2\n1 0\nx"), InputError,
               "j.txt:3: row number 1 = \"x\" is not a whole number");
  EXPECT_ERROR(read("1 2\n1 0\n1"), InputError, "j.txt: the text ends where row 1 should stand");
  EXPECT_ERROR(read("1 2\n1 0\n1\n-"), InputError,
               "j.txt:4: row 1 has 1 cells, the board 1x2 has 2 columns");
  EXPECT_ERROR(read("1 2\n1 0\n1\n- c"), InputError,
               "j.txt:4: cell B1 = \"c\", allowed - (unknown) x (water) o (submarine) n s e w");
}

}  // namespace
}  // namespace flotilla::puzzle
