// SPDX-License-Identifier: MIT
#include "report/text_map.hpp"

#include <fmt/format.h>

#include <cmath>

#include "fleet/cell_name.hpp"
#include "number/rational.hpp"

namespace flotilla::report {

namespace {

constexpr int k_most_cols_with_decimals = 12;  // then a line has at most 80 characters

bool is_wide(const HeatMap& map) { return map.board.cols > k_most_cols_with_decimals; }

int level(double part) { return static_cast<int>(std::lround(part * 255)); }

std::string coloured(const std::string& text, const Colour& background) {
  const Colour ink = ink_on(background);
  return fmt::format("\x1b[48;2;{};{};{}m\x1b[38;2;{};{};{}m{}\x1b[0m", level(background.red),
                     level(background.green), level(background.blue), level(ink.red),
                     level(ink.green), level(ink.blue), text);
}

std::string shown(const HeatMap& map, int decimals, Cell cell) {
  if (map.mark(cell) == Mark::water) return "~";
  if (map.mark(cell) == Mark::ship) return "*";
  return percent_text(map.at(cell), decimals);
}

}  // namespace

std::string text_map(const HeatMap& map, bool has_colour) {
  const int digits = is_wide(map) ? 4 : 5;
  const std::size_t label_width = std::to_string(map.board.rows).size();
  const HeatScale scale = scale_of(map);
  const int decimals = scale.decimals(is_wide(map) ? 0 : 1);
  std::string text(label_width, ' ');
  for (int col = 0; col < map.board.cols; ++col)
    text += fmt::format("{:>{}} ", column_name(col), digits);
  text.pop_back();
  text += '\n';
  for (int row = 0; row < map.board.rows; ++row) {
    std::string line = fmt::format("{:>{}}", row + 1, label_width);
    for (int col = 0; col < map.board.cols; ++col) {
      const Cell cell{row, col};
      const std::string field = fmt::format("{:>{}} ", shown(map, decimals, cell), digits);
      line += has_colour ? coloured(field, scale.colour(map.at(cell))) : field;
    }
    if (!has_colour) line.pop_back();
    text += line + '\n';
  }
  return text;
}

}  // namespace flotilla::report
