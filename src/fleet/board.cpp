// SPDX-License-Identifier: MIT
#include "fleet/board.hpp"

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

Board checked(Board board, const std::string& where, const Board::Limits& limits) {
  check_range(board.rows, 1, limits.side, where + "rows");
  check_range(board.cols, 1, limits.side, where + "cols");
  const std::string most = std::to_string(limits.short_side);
  if (board.short_side() > limits.short_side)
    throw InputError(where + "the shorter side = " + std::to_string(board.short_side()) +
                     ", allowed 1.." + most + "; make rows or cols " + most + " or less");
  return board;
}

}  // namespace

Board make_board(int rows, int cols) { return checked({rows, cols}, "board: ", Board::k_swept); }

Board parse_board(std::string_view text, const Board::Limits& limits) {
  const std::string where = "board " + in_quotes(text) + ": ";
  const std::size_t cross = text.find_first_of("xX");
  if (cross == std::string_view::npos ||
      text.find_first_of("xX", cross + 1) != std::string_view::npos)
    throw InputError(where + "expected two numbers, rows x cols, such as 10x10");
  const int rows = parse_int(text.substr(0, cross), 1, limits.side, where + "rows");
  const int cols = parse_int(text.substr(cross + 1), 1, limits.side, where + "cols");
  return checked({rows, cols}, where, limits);
}

std::string to_string(const Board& board) {
  return std::to_string(board.rows) + "x" + std::to_string(board.cols);
}

}  // namespace flotilla
