// SPDX-License-Identifier: MIT
#include "fleet/cell_name.hpp"

#include <algorithm>
#include <cctype>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// Numbers beyond any board are all alike: no overflow.
constexpr int k_beyond = Board::k_max_side + 1;

}  // namespace

std::string column_name(int col) {
  std::string letters;
  for (int left = col + 1; left > 0; left = (left - 1) / 26) {
    letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % 26));
  }
  return letters;
}

std::string cell_name(Cell cell) { return column_name(cell.col) + std::to_string(cell.row + 1); }

Cell parse_cell(std::string_view text, const Board& board, const std::string& what) {
  const std::string_view name = trimmed(text);
  const auto digits = std::find_if_not(name.begin(), name.end(), is_letter);
  if (digits == name.begin() || digits == name.end() ||
      !std::all_of(digits, name.end(), is_digit)) {
    throw InputError(what + " " + in_quotes(text) +
                     " is no cell; write a column letter and a row number, like B3");
  }
  int col = 0, row = 0;
  std::for_each(name.begin(), digits, [&](char c) {
    col = std::min(k_beyond, 26 * col + std::toupper(static_cast<unsigned char>(c)) - 'A' + 1);
  });
  std::for_each(digits, name.end(), [&](char c) { row = std::min(k_beyond, 10 * row + c - '0'); });
  const Cell cell{row - 1, col - 1};
  if (!board.contains(cell)) {
    throw InputError(what + " " + in_quotes(text) + " is outside the board " + to_string(board) +
                     ", allowed A1.." + cell_name({board.rows - 1, board.cols - 1}));
  }
  return cell;
}

}  // namespace flotilla
