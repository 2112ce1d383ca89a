// SPDX-License-Identifier: MIT
#include "fleet/board.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

TEST(Board, SidesOfBoardsThatAreNotSwept) {
  const Board board = parse_board("1000000000x65", Board::k_unswept);
  EXPECT_EQ(board.rows, 1'000'000'000);
  EXPECT_EQ(board.cols, 65);
  EXPECT_ERROR(parse_board("1000000001x1", Board::k_unswept), InputError,
               "rows = 1000000001, allowed 1..1000000000");
  EXPECT_ERROR(parse_board("1x0", Board::k_unswept), InputError, "cols = 0, allowed");
}

TEST(Board, ParsesAndPrints) {
  EXPECT_EQ(parse_board("10x12"), (Board{10, 12}));
  EXPECT_EQ(parse_board("  7 X 9\n"), (Board{7, 9}));
  EXPECT_EQ(parse_board("1x1"), (Board{1, 1}));
  EXPECT_EQ(parse_board("10000x64"), (Board{10000, 64}));
  EXPECT_EQ(parse_board("64x10000"), (Board{64, 10000}));
  EXPECT_EQ(to_string(Board{10, 12}), "10x12");
  EXPECT_EQ(parse_board(to_string(Board{64, 3})), (Board{64, 3}));
}

TEST(Board, Sides) {
  const Board board = make_board(3, 8);
  EXPECT_EQ(board.cells(), 24);
  EXPECT_EQ(board.short_side(), 3);
  EXPECT_EQ(board.long_side(), 8);
  EXPECT_EQ(board.transposed(), (Board{8, 3}));
  EXPECT_TRUE(board.contains({2, 7}));
  EXPECT_FALSE(board.contains({3, 0}));
  EXPECT_FALSE(board.contains({0, 8}));
  EXPECT_FALSE(board.contains({-1, 0}));
  EXPECT_FALSE(board.contains({0, -1}));
}

TEST(Board, RefusesNumbersOutOfRange) {
  EXPECT_ERROR(parse_board("0x5"), InputError, "board \"0x5\": rows = 0, allowed 1..10000");
  EXPECT_ERROR(parse_board("5x0"), InputError, "board \"5x0\": cols = 0, allowed 1..10000");
  EXPECT_ERROR(parse_board("-3x5"), InputError, "rows = -3, allowed 1..10000");
  EXPECT_ERROR(parse_board("10001x5"), InputError, "rows = 10001, allowed 1..10000");
  EXPECT_ERROR(parse_board("5x4294967297"), InputError, "cols = 4294967297, allowed 1..10000");
  EXPECT_ERROR(parse_board("99999999999999999999999x3"), InputError,
               "rows = 99999999999999999999999, allowed 1..10000");
  EXPECT_ERROR(
      parse_board("65x100"), InputError,
      "board \"65x100\": the shorter side = 65, allowed 1..64; make rows or cols 64 or less");
  EXPECT_ERROR(make_board(0, 5), InputError, "board: rows = 0, allowed 1..10000");
  EXPECT_ERROR(make_board(5, -1), InputError, "board: cols = -1, allowed 1..10000");
  EXPECT_ERROR(make_board(65, 65), InputError, "the shorter side = 65");
}

TEST(Board, RefusesWhatIsNotTwoNumbers) {
  EXPECT_ERROR(parse_board("10x"), InputError, "board \"10x\": cols is missing, allowed 1..10000");
  EXPECT_ERROR(parse_board("x10"), InputError, "board \"x10\": rows is missing, allowed 1..10000");
  for (const char* text : {"10x10x10", "10", "", "   ", "ten"})
    EXPECT_ERROR(parse_board(text), InputError, "expected two numbers, rows x cols, such as 10x10");
  EXPECT_ERROR(parse_board("1e9x3"), InputError, "rows = \"1e9\" is not a whole number");
  EXPECT_ERROR(parse_board("3x4.5"), InputError, "cols = \"4.5\" is not a whole number");
  EXPECT_ERROR(parse_board("3x+4"), InputError, "cols = \"+4\" is not a whole number");
  EXPECT_ERROR(parse_board("3x4 5"), InputError, "cols = \"4 5\" is not a whole number");
}

}  // namespace
}  // namespace flotilla
