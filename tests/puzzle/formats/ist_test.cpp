// SPDX-License-Identifier: MIT
#include "puzzle/formats/ist.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::string_view k_text =
    "ROW\t2\t3\t4\nCOLUMN\t0\t1\t2\t0\n7\nHINT\t0\t0\tW\nHINT\t0\t1\tC\nHINT\t0\t2\tL\n"
    "HINT\t0\t3\tR\nHINT\t1\t0\tT\nHINT\t1\t1\tB\nHINT\t1\t2\tM\n";

TEST(Ist, ReadsEveryShape) {
  EXPECT_EQ(only_puzzle(read_ist(k_text, "i.txt")), sample_puzzle());
  EXPECT_EQ(to_ist(sample_puzzle(), "board 1"), k_text);
  EXPECT_EQ(read_ist(std::string(k_text) + std::string(k_text), "i.txt").size(), 2U);
}

TEST(Ist, Refuses) {
  const auto read = [](std::string_view text) { return read_ist(text, "i.txt"); };
  EXPECT_ERROR(read("ROWS 1"), InputError,
               "i.txt:1: \"ROWS 1\" stands where ROW and its numbers should");
  EXPECT_ERROR(read("ROW 1"), InputError,
               "i.txt: the text ends where COLUMN and its numbers should stand");
  EXPECT_ERROR(read("ROW x"), InputError, "i.txt:1: ROW number 1 = \"x\" is not a whole number");
  EXPECT_ERROR(read("ROW\nCOLUMN 1\n0"), InputError, "i.txt:1: rows = 0, allowed 1..40");
  EXPECT_ERROR(read("ROW 2\nCOLUMN 1\n0"), InputError,
               "i.txt:1: row 1: row number = 2, allowed 0..1");
  EXPECT_ERROR(read("ROW 1\nCOLUMN 1\n2"), InputError,
               "i.txt:3: number of hints = 2, allowed 0..1");
  EXPECT_ERROR(read("ROW 1\nCOLUMN 1\n1"), InputError,
               "i.txt: the text ends where hint 1 of 1 should stand");
  EXPECT_ERROR(read("ROW 1\nCOLUMN 1\n1\nHINT 0 0"), InputError,
               "i.txt:4: a hint has 2 words behind HINT, allowed 3: row, column, kind");
  EXPECT_ERROR(read("ROW 1\nCOLUMN 1\n1\nHINT 1 0 W"), InputError,
               "i.txt:4: row of a hint = 1, allowed 0..0");
  EXPECT_ERROR(read("ROW 1\nCOLUMN 1\n1\nHINT 0 2 W"), InputError,
               "i.txt:4: column of a hint = 2, allowed 0..0");
  EXPECT_ERROR(read("ROW 1\nCOLUMN 1\n1\nHINT 0 0 S"), InputError,
               "i.txt:4: kind of a hint = \"S\", allowed W (water) C (submarine)");
  EXPECT_ERROR(read("ROW 1 1\nCOLUMN 1\n2\nHINT 0 0 W\nHINT 0 0 C"), InputError,
               "i.txt:5: cell A1 is a submarine here and water before");
}

TEST(Ist, RefusesToWriteOtherFleets) {
  Puzzle puzzle = sample_puzzle();
  puzzle.fleet = parse_fleet("small");
  EXPECT_ERROR(to_ist(puzzle, "board 2"), InputError,
               "board 2: fleet = 3:1,2:2,1:3, the format ist knows the standard one alone");
}

}  // namespace
}  // namespace flotilla::puzzle
