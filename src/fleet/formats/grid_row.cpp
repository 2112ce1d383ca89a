// SPDX-License-Identifier: MIT
#include "fleet/formats/grid_row.hpp"

#include "fleet/cell_name.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

/// The character at the start of `text`, all its bytes if it is written in several (UTF-8).
std::string_view first_character(std::string_view text) {
  std::size_t bytes = 1;
  while (bytes < text.size() && bytes < 4 && (static_cast<unsigned char>(text[bytes]) >> 6) == 2)
    ++bytes;
  return text.substr(0, static_cast<unsigned char>(text[0]) < 0x80 ? 1 : bytes);
}

[[noreturn]] void refuse_character(std::string_view text, Cell cell, const std::string& where) {
  throw InputError(
      where + ": cell " + cell_name(cell) + " = " + in_quotes(first_character(text)) +
      ", allowed . ? _ (unknown) ~ w W (water) * (ship) o O (submarine) < > ^ v (ends, "
      "pointing outwards) m M (middle)");
}

bool is_blank_character(char c) { return c == ' ' || c == '\t'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

[[noreturn]] void refuse_short_row(int row, int cells, const Board& board,
                                   const std::string& where) {
  throw InputError(where + ": row " + std::to_string(row + 1) + " has " + std::to_string(cells) +
                   (cells == 1 ? " cell" : " cells") + ", the board " + to_string(board) + " has " +
                   std::to_string(board.cols) + " columns");
}

}  // namespace

std::string_view read_grid_row(std::string_view line, int row, const std::string& where,
                               Evidence& evidence) {
  const Board& board = evidence.board();
  int col = 0;
  std::size_t place = 0;
  for (; place < line.size() && col < board.cols; ++place) {
    if (is_blank_character(line[place])) continue;
    const Cell cell{row, col};
    const auto clue = clue_of_symbol(line[place]);
    if (!clue && is_digit(line[place]) && place > 0 && is_blank_character(line[place - 1])) break;
    if (!clue) refuse_character(line.substr(place), cell, where);
    evidence.set_clue(cell, *clue);
    ++col;
  }
  if (col < board.cols) refuse_short_row(row, col, board, where);
  const std::string_view rest = line.substr(place);
  if (!rest.empty() && clue_of_symbol(rest.front()))
    throw InputError(where + ": row " + std::to_string(row + 1) + " has more cells than the " +
                     std::to_string(board.cols) + " columns of the board " + to_string(board));
  return trimmed(rest);
}

std::string grid_row(const Evidence& evidence, int row) {
  std::string line;
  for (int col = 0; col < evidence.board().cols; ++col) line += symbol(evidence.clue({row, col}));
  return line;
}

std::optional<int> parse_number(std::string_view text, int most, const std::string& what) {
  if (text == "?" || text == "-") return std::nullopt;
  try {
    return parse_int(text, 0, most, what);
  } catch (const InputError& error) {
    throw InputError(std::string(error.what()) + " or ?");
  }
}

}  // namespace flotilla
