// SPDX-License-Identifier: MIT
#include "puzzle/formats/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "fleet/clue.hpp"
#include "fleet/formats/evidence_text.hpp"
#include "fleet/formats/grid_row.hpp"
#include "fleet/formats/layout_reader.hpp"
#include "fleet/likeness.hpp"
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
    if (!is_header_key(key)) {
      if (is_picture()) return;  // what a command says below it
      const std::string_view nearest = nearest_name(key, k_header_keys);
      throw InputError(
          line.in(where_) + ": " + in_quotes(key) +
          " is no line of a board, allowed name, fleet, touch, answer" +
          (is_like(key, nearest) ? "; did you mean " + std::string(nearest) + "?" : ""));
    }
    header_.push_back({key, {line.number, trimmed(line.text.substr(colon + 1))}});
  }

  /// As flotilla solve and flotilla draw print an answer: letters over the columns, numbers of rows at their left.
  [[nodiscard]] bool is_picture() const {
    return !grid_.empty() && are_column_letters(grid_.front().text);
  }

  [[nodiscard]] PrintedPuzzle board() const {
    if (is_picture()) return pictured();
    if (grid_.size() < 2)
      throw InputError((grid_.empty() ? header_.front().line : grid_.front()).in(where_) +
                       ": the board has no grid: column numbers and rows, without empty lines "
                       "between");
    const std::vector<std::string_view> columns = words_of(grid_.front().text);
    PrintedPuzzle printed{
        Puzzle(make_puzzle_board(most_sides(grid_.size() - 1), most_sides(columns.size()),
                                 grid_.front().in(where_))),
        {}};
    check_widths(columns.size());
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

  [[nodiscard]] PrintedPuzzle pictured() const {
    const int cols = most_sides(words_of(grid_.front().text).size());
    std::string rows_and_numbers;
    int rows = 0;
    for (std::size_t i = 1; i < grid_.size(); ++i) {
      const bool is_row =
          words_of(grid_[i].text).front() == std::to_string(rows + 1) &&
          grid_[i].text.find_first_not_of("0123456789-? \t") != std::string_view::npos;
      std::string_view text = grid_[i].text;
      if (is_row) text.remove_prefix(std::to_string(++rows).size());
      rows_and_numbers += std::string(trimmed(text)) + "\n";
    }
    const std::string where = grid_.front().in(where_) + ": picture";
    PrintedPuzzle printed{Puzzle(make_puzzle_board(rows, cols, where)), {}};
    printed.puzzle.clues = read_evidence_text(rows_and_numbers, printed.puzzle.board(), where);
    for (std::size_t i = 0; i < header_.size(); ++i) read_header(i, printed);
    return printed;
  }

  static bool is_number(std::string_view word) {
    return is_digits(word) || word == "-" || word == "?";
  }
  static bool is_digits(std::string_view word) {
    return word.find_first_not_of("0123456789") == std::string_view::npos;
  }

  /// A grid whose rows are all of one other width than there are column numbers.
  void check_widths(std::size_t columns) const {
    std::size_t width = 0;
    for (std::size_t i = 1; i < grid_.size(); ++i) {
      const std::vector<std::string_view> words = words_of(grid_[i].text);
      if (!is_number(words.front())) return;
      std::size_t cells = 0;
      for (std::size_t word = 1; word < words.size(); ++word)
        if (!is_digits(words[word])) cells += words[word].size();
      if (i > 1 && cells != width) return;
      width = cells;
    }
    if (width != columns && width > 0 && grid_.size() > 2)
      throw InputError(grid_.front().in(where_) + ": column numbers = " + std::to_string(columns) +
                       ", but each row has " + std::to_string(width) +
                       " cells; write one number over each column, - if it is not known");
  }

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
    const std::vector<std::string_view> words = words_of(line.text);
    const std::string_view number = words.front();
    if (!is_number(number) && words.size() > 1 && is_digits(words.back()))
      throw InputError(
          where + ": the number of " + name + " stands at its right, allowed at its left: " +
          in_quotes(
              std::string(words.back()) + " " +
              std::string(trimmed(line.text.substr(0, line.text.size() - words.back().size())))));
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
  bool is_after_picture = false;
  for (const TextLine& line : lines_of(text)) {
    if (line.number != last + 1) {
      is_after_picture = block.is_picture();
      close_block();
    }
    last = line.number;
    const std::size_t colon = line.text.find(':');
    if (is_after_picture && block.is_empty() && colon != std::string_view::npos &&
        !is_header_key(trimmed(line.text.substr(0, colon))))
      continue;  // what flotilla solve says below its pictures
    if (!line.text.starts_with('#')) block.add(line);
  }
  close_block();
  return puzzles;
}

std::string to_text(const PrintedPuzzle& printed) {
  const Puzzle& puzzle = printed.puzzle;
  const std::string name = name_on_a_line(puzzle);
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
