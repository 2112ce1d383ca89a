// SPDX-License-Identifier: MIT
#include "puzzle/formats/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "fleet/clue.hpp"
#include "fleet/formats/grid_row.hpp"
#include "fleet/formats/layout_reader.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/text_lines.hpp"

namespace flotilla::puzzle {

namespace {

constexpr std::array<std::string_view, 4> k_header_keys = {"name", "fleet", "touch", "answer"};

/// The lines of one board.
class TextBlock {
 public:
  explicit TextBlock(std::string where) : where_(std::move(where)) {}

  [[nodiscard]] bool is_empty() const { return grid_.empty() && header_.empty(); }

  void add(const TextLine& line) {
    const std::size_t colon = line.text.find(':');
    if (colon == std::string_view::npos) {
      grid_.push_back(line);
      return;
    }
    const std::string_view key = trimmed(line.text.substr(0, colon));
    if (!is_header_key(key))
      throw InputError(line.in(where_) + ": " + in_quotes(key) +
                       " is no line of a board, allowed name, fleet, touch, answer; did you mean " +
                       std::string(nearest_name(key, k_header_keys)) + "?");
    header_.push_back({key, {line.number, trimmed(line.text.substr(colon + 1))}});
  }

  [[nodiscard]] PrintedPuzzle board() const {
    if (grid_.size() < 2)
      throw InputError((grid_.empty() ? header_.front().line : grid_.front()).in(where_) +
                       ": the board has no grid: column numbers and rows, without empty lines "
                       "between");
    const std::vector<std::string_view> columns = words_of(grid_.front().text);
    PrintedPuzzle printed{
        Puzzle(make_puzzle_board(most_sides(grid_.size() - 1), most_sides(columns.size()),
                                 grid_.front().in(where_))),
        {}};
    read_column_numbers(columns, printed.puzzle);
    for (int row = 0; row < printed.puzzle.board().rows; ++row) read_row(row, printed.puzzle);
    for (std::size_t i = 0; i < header_.size(); ++i) read_header(i, printed);
    return printed;
  }

 private:
  struct Header {
    std::string_view key;
    TextLine line;  // without the key
  };

  static int most_sides(std::size_t size) {
    return static_cast<int>(std::min<std::size_t>(size, k_greatest_read));
  }

  void read_column_numbers(const std::vector<std::string_view>& words, Puzzle& puzzle) const {
    const std::string where = grid_.front().in(where_);
    LineNumbers numbers;
    for (const std::string_view word : words)
      numbers.push_back(
          parse_number(word, k_greatest_read,
                       where + ": number of column " + std::to_string(numbers.size() + 1)));
    set_column_numbers(puzzle, numbers, where);
  }

  void read_row(int row, Puzzle& puzzle) const {
    const TextLine& line = grid_[at(row) + 1];
    const std::string where = line.in(where_);
    const std::string name = "row " + std::to_string(row + 1);
    const std::string_view number = words_of(line.text).front();
    puzzle.clues.set_row_number(
        row, parse_number(number, k_greatest_read, where + ": number of " + name),
        where + ": " + name);
    const std::string_view rest =
        read_grid_row(line.text.substr(number.size()), row, where, puzzle.clues);
    if (!rest.empty())
      throw InputError(where + ": " + in_quotes(rest) + " follows the last cell of " + name +
                       "; its number stands at its left");
  }

  void read_header(std::size_t i, PrintedPuzzle& printed) const {
    const auto& [key, line] = header_[i];
    const std::string where = line.in(where_);
    if (key == "answer") {
      printed.answers.push_back(parse_layout(line.text, printed.puzzle.board(), where));
      return;
    }
    for (std::size_t j = 0; j < i; ++j)
      if (header_[j].key == key)
        throw InputError(where + ": " + std::string(key) + " is given in line " +
                         std::to_string(header_[j].line.number) + ", too");
    try {
      if (key == "name")
        printed.puzzle.name = line.text;
      else if (key == "touch")
        printed.puzzle.touch = parse_touch(line.text);
      else if (line.text != "?")
        printed.puzzle.fleet = parse_fleet(line.text);
    } catch (const InputError& error) {
      throw InputError(where + ": " + error.what());
    }
  }

  std::string where_;
  std::vector<TextLine> grid_;
  std::vector<Header> header_;
};

std::string padded(const std::string& text, std::size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string number_or_dash(std::optional<int> number) {
  return number ? std::to_string(*number) : "-";
}

std::size_t widest(const LineNumbers& numbers) {
  std::size_t width = 1;
  for (const std::optional<int>& number : numbers)
    width = std::max(width, number_or_dash(number).size());
  return width;
}

}  // namespace

bool is_header_key(std::string_view key) {
  return std::ranges::find(k_header_keys, key) != k_header_keys.end();
}

std::vector<PrintedPuzzle> read_text(std::string_view text, const std::string& where) {
  std::vector<PrintedPuzzle> puzzles;
  TextBlock block(where);
  const auto close_block = [&] {
    if (!block.is_empty()) puzzles.push_back(block.board());
    block = TextBlock(where);
  };
  int last = 0;
  for (const TextLine& line : lines_of(text)) {
    if (line.number != last + 1) close_block();
    last = line.number;
    if (!line.text.starts_with('#')) block.add(line);
  }
  close_block();
  return puzzles;
}

std::string to_text(const PrintedPuzzle& printed) {
  const Puzzle& puzzle = printed.puzzle;
  std::string name = puzzle.name;
  for (char& c : name)
    if (static_cast<unsigned char>(c) < 32 || c == 127) c = ' ';
  name = trimmed(name);
  std::string text;
  if (!name.empty()) text += "name: " + name + "\n";
  text += "fleet: " + (puzzle.fleet ? to_string(*puzzle.fleet) : "?") + "\n";
  if (puzzle.touch != Touch::none) text += "touch: " + to_string(puzzle.touch) + "\n";

  const LineNumbers rows = row_numbers(puzzle), cols = column_numbers(puzzle);
  const std::size_t label_width = widest(rows) + 1, width = widest(cols) + 1;
  text += std::string(label_width, ' ');
  for (const std::optional<int>& number : cols) text += padded(number_or_dash(number), width);
  text += '\n';
  for (int row = 0; row < puzzle.board().rows; ++row) {
    text += padded(number_or_dash(rows[at(row)]), label_width - 1) + ' ';
    for (int col = 0; col < puzzle.board().cols; ++col)
      text += padded({symbol(puzzle.clues.clue({row, col}))}, width);
    text += '\n';
  }
  for (const Layout& answer : printed.answers) text += "answer: " + to_string(answer) + "\n";
  return text;
}

}  // namespace flotilla::puzzle
