// SPDX-License-Identifier: MIT
#include "fleet/formats/layout_text.hpp"

#include <algorithm>
#include <vector>

#include "fleet/cell_name.hpp"
#include "fleet/clue.hpp"

namespace flotilla {

namespace {

std::string right_aligned(std::string text, std::size_t width) {
  if (text.size() < width) text.insert(0, width - text.size(), ' ');
  return text;
}

/// Symbols and numbers of a board full of ships.
struct Picture {
  std::vector<std::string> rows;
  std::vector<int> row_numbers, column_numbers;

  Picture(const Layout& layout, const Board& board)
      : rows(static_cast<std::size_t>(board.rows),
             std::string(static_cast<std::size_t>(board.cols), symbol(Clue::water))),
        row_numbers(rows.size()),
        column_numbers(rows.front().size()) {
    for (const Ship& ship : layout) {
      for (int i = 0; i < ship.length; ++i) {
        const auto row = static_cast<std::size_t>(ship.cell(i).row);
        const auto col = static_cast<std::size_t>(ship.cell(i).col);
        rows[row][col] = symbol(clue_of(ship, i));
        ++row_numbers[row];
        ++column_numbers[col];
      }
    }
  }
};

}  // namespace

std::string layout_grid(const Layout& layout, const Board& board) {
  const Picture picture(layout, board);
  const std::size_t label_width = std::to_string(board.rows).size() + 1;
  const int most = std::ranges::max(picture.column_numbers);
  const std::size_t width =
      std::max(column_name(board.cols - 1).size(), std::to_string(most).size()) + 1;
  std::string text(label_width, ' ');
  for (int col = 0; col < board.cols; ++col) text += right_aligned(column_name(col), width);
  for (std::size_t row = 0; row < picture.rows.size(); ++row) {
    text += '\n' + right_aligned(std::to_string(row + 1), label_width);
    for (const char cell : picture.rows[row]) text += right_aligned({cell}, width);
    text += "  " + std::to_string(picture.row_numbers[row]);
  }
  text += '\n' + std::string(label_width, ' ');
  for (const int number : picture.column_numbers)
    text += right_aligned(std::to_string(number), width);
  return text + '\n';
}

std::string layout_json(const Layout& layout) {
  std::string text = "[";
  for (const Ship& ship : layout) {
    text += text.size() == 1 ? "[\"" : ",[\"";
    text += cell_name(ship.first);
    text += ship.vertical ? "\",\"down\"," : "\",\"across\",";
    text += std::to_string(ship.length) + ']';
  }
  return text + ']';
}

}  // namespace flotilla
