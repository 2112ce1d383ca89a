// SPDX-License-Identifier: MIT
#include "puzzle/formats/minizinc.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::string_view k_data =
    "height = 3;\nwidth = 4;\nmaxship = 4;\nship = [4,3,2,1];\nhint = [|\n1, 2, 3, 4 |\n5, 6, 7, 0 "
    "|\n"
    "0, 0, 0, 0 |];\nrowsum = [2,3,4];\ncolsum = [0,1,2,0];\n";

TEST(Minizinc, ReadsEveryShape) {
  EXPECT_EQ(only_puzzle(read_minizinc(k_data, "a.dzn")), sample_puzzle());
  EXPECT_EQ(to_minizinc(sample_puzzle()), k_data);
}

TEST(Minizinc, ReadsAnyOrderAndManyBoards) {
  const std::string other =
      "colsum=[0,1,2,0,]; rowsum=[2,3,4]; width=4; height=3; % a picture\n"
      "hint=[|1,2,3,4,|5,6,7,0|0,0,0,0|]; ship=[4,3,2,1]; maxship=4";
  const auto puzzles = read_minizinc(std::string(k_data) + other, "a.dzn");
  ASSERT_EQ(puzzles.size(), 2U);
  EXPECT_EQ(puzzles[1].puzzle, sample_puzzle());
  const Puzzle bare = only_puzzle(
      read_minizinc("height=1; width=1; maxship=0; ship=[]; rowsum=[0]; colsum=[1];", "a.dzn"));
  EXPECT_EQ(bare.fleet, Fleet());
  EXPECT_FALSE(bare.clues.has_clues());
}

TEST(Minizinc, Refuses) {
  const auto read = [](std::string text) { return read_minizinc(text, "a.dzn"); };
  const auto changed = [](const std::string& from, const std::string& to) {
    std::string text(k_data);
    return text.replace(text.find(from), from.size(), to);
  };
  EXPECT_ERROR(read("heigth = 3;"), InputError,
               "a.dzn:1: \"heigth\" is no name of the data, allowed height, width, maxship, ship, "
               "hint, rowsum, colsum; did you mean height?");
  EXPECT_ERROR(read("height 3;"), InputError, "a.dzn:1: \"3;\" stands where = should");
  EXPECT_ERROR(read(changed("width = 4;\n", "")), InputError, "a.dzn:1: the data have no width");
  EXPECT_ERROR(read(changed("height = 3", "height = 41")), InputError, "rows = 41, allowed 1..40");
  EXPECT_ERROR(read(changed("height = 3", "height = 4")), InputError,
               "a.dzn:9: rowsum has 3 items, allowed 4 as height says");
  EXPECT_ERROR(read(changed("width = 4", "width = 3")), InputError,
               "colsum has 4 items, allowed 3 as width says");
  EXPECT_ERROR(read(changed("maxship = 4", "maxship = 3")), InputError,
               "ship has 4 items, allowed 3 as maxship says");
  EXPECT_ERROR(read(changed("5, 6, 7, 0 |\n", "")), InputError,
               "hint has 2 items, allowed 3 as height says");
  EXPECT_ERROR(read(changed("7, 0 |", "7 |")), InputError,
               "hint has 3 items, allowed 4 as width says");
  EXPECT_ERROR(read(changed("7, 0", "8, 0")), InputError, "a.dzn:7: hint = 8, allowed 0..7");
  EXPECT_ERROR(read(changed("[2,3,4]", "[2,5,4]")), InputError,
               "a.dzn:9: row 2: row number = 5, allowed 0..4");
  EXPECT_ERROR(read(changed("[4,3,2,1]", "[4,3,2,1001]")), InputError,
               "number of ships of length 4 = 1001, allowed 0..1000");
  EXPECT_ERROR(read(changed("[2,3,4]", "[2,_,4]")), InputError,
               "stands where number in rowsum, a whole number, should");
}

}  // namespace
}  // namespace flotilla::puzzle
