// SPDX-License-Identifier: MIT
#include "fleet/cell_name.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

TEST(CellName, Columns) {
  EXPECT_EQ(column_name(0), "A");
  EXPECT_EQ(column_name(25), "Z");
  EXPECT_EQ(column_name(26), "AA");
  EXPECT_EQ(column_name(701), "ZZ");
  EXPECT_EQ(column_name(702), "AAA");
}

TEST(CellName, ReadsBack) {
  const Board board{64, 1000};
  for (int row = 0; row < board.rows; row += 7)
    for (int col = 0; col < board.cols; ++col) {
      const Cell cell{row, col};
      ASSERT_EQ(parse_cell(cell_name(cell), board, "cell"), cell);
    }
  EXPECT_EQ(parse_cell(" b3 ", board, "cell"), (Cell{2, 1}));
}

TEST(CellName, Refuses) {
  const Board board{4, 4};
  EXPECT_ERROR(parse_cell("E1", board, "x:1: cell"), InputError,
               "x:1: cell \"E1\" is outside the board 4x4, allowed A1..D4");
  EXPECT_ERROR(parse_cell("A5", board, "cell"), InputError, "outside the board");
  EXPECT_ERROR(parse_cell("A0", board, "cell"), InputError, "outside the board");
  EXPECT_ERROR(parse_cell("ZZZZZZZZZZZZ99999999999999", board, "cell"), InputError, "outside");
  for (const char* text : {"", "3", "B", "3B", "B-3", "B3x", "B 3"})
    EXPECT_ERROR(parse_cell(text, board, "cell"), InputError,
                 " is no cell; write a column letter and a row number, like B3");
}

}  // namespace
}  // namespace flotilla
