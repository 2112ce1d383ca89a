// SPDX-License-Identifier: MIT
// Which part a line belongs to shows in its first word: "answers", a cell's name (letters, then digits), or
// cells (no digits). Column numbers can only follow the last row.
#include "fleet/formats/evidence_text.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

#include "fleet/formats/grid_row.hpp"
#include "fleet/formats/shot_log.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

constexpr std::string_view k_blanks = " \t";
constexpr std::string_view k_answers_word = "answers";

std::string_view without_comment(std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i)
    if (line[i] == '#' && (i == 0 || k_blanks.find(line[i - 1]) != std::string_view::npos))
      return line.substr(0, i);
  return line;
}

std::string_view first_word(std::string_view line) {
  return line.substr(0, std::min(line.find_first_of(" \t,;:="), line.size()));
}

/// Letters, then a digit.
bool begins_like_a_cell_name(std::string_view word) {
  const auto letters_end = std::ranges::find_if_not(
      word, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
  return letters_end != word.begin() && letters_end != word.end() &&
         std::isdigit(static_cast<unsigned char>(*letters_end)) != 0;
}

class Reader {
 public:
  Reader(const Board& board, const std::string& where) : evidence_(board), where_(where) {}

  void read_line(std::string_view line) {
    ++line_number_;
    line = trimmed(without_comment(line));
    if (line.empty()) return;
    says_something_ = true;
    const std::string_view word = first_word(line);
    if (word == k_answers_word) {
      read_answers(line.substr(word.size()));
    } else if (begins_like_a_cell_name(word)) {
      read_shots(line, here(), evidence_);
    } else if (rows_read_ < evidence_.board().rows) {
      read_row(line);
    } else {
      read_column_numbers(line);
    }
  }

  [[nodiscard]] Evidence finished() && {
    const Board& board = evidence_.board();
    if (!says_something_) throw InputError(where_ + ": it holds neither a grid nor shots");
    if (rows_read_ > 0 && rows_read_ < board.rows)
      throw InputError(where_ + ": the grid has " + std::to_string(rows_read_) +
                       (rows_read_ == 1 ? " row" : " rows") + ", the board " + to_string(board) +
                       " has " + std::to_string(board.rows));
    return std::move(evidence_);
  }

 private:
  [[nodiscard]] std::string here() const { return where_ + ":" + std::to_string(line_number_); }

  void read_answers(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with(':') || text.starts_with('=')) text = trimmed(text.substr(1));
    try {
      evidence_.set_answers(parse_answers(text));
    } catch (const InputError& error) {
      throw InputError(here() + ": " + error.what());
    }
  }

  void read_row(std::string_view line) {
    if (std::isdigit(static_cast<unsigned char>(line.front())) != 0)
      throw InputError(here() + ": " + in_quotes(line) + " stands where row " +
                       std::to_string(rows_read_ + 1) +
                       " of the grid should; column numbers come below the last row, and a shot "
                       "begins with its cell, such as B3 miss");
    const std::string_view number = read_grid_row(line, rows_read_, here(), evidence_);
    const std::string what =
        here() + ": row " + std::to_string(rows_read_ + 1) + ": the number after its cells";
    if (!number.empty())
      evidence_.set_row_number(rows_read_, parse_number(number, evidence_.board().cols, what));
    ++rows_read_;
  }

  void read_column_numbers(std::string_view line) {
    const Board& board = evidence_.board();
    if (has_column_numbers_)
      throw InputError(here() + ": " + in_quotes(line) +
                       " follows the grid and its column numbers, allowed shots such as B3 miss");
    has_column_numbers_ = true;
    int col = 0;
    while (!line.empty()) {
      const std::size_t end = std::min(line.find_first_of(k_blanks), line.size());
      const std::string what = here() + ": below the " + std::to_string(board.rows) +
                               " rows: column number " + std::to_string(col + 1);
      const auto number = parse_number(line.substr(0, end), board.rows, what);
      if (col == board.cols) refuse_column_numbers("more");
      evidence_.set_column_number(col++, number);
      line = trimmed(line.substr(end));
    }
    if (col < board.cols) refuse_column_numbers("fewer");
  }

  [[noreturn]] void refuse_column_numbers(const std::string& how) const {
    const Board& board = evidence_.board();
    throw InputError(here() + ": there are " + how + " column numbers than the " +
                     std::to_string(board.cols) + " columns of the board " + to_string(board) +
                     "; write ? for those not known");
  }

  Evidence evidence_;
  std::string where_;
  int line_number_ = 0;
  int rows_read_ = 0;
  bool has_column_numbers_ = false;
  bool says_something_ = false;
};

std::vector<std::string_view> words_on(std::string_view line) {
  std::vector<std::string_view> words;
  while (!line.empty()) {
    words.push_back(line.substr(0, line.find_first_of(k_blanks)));
    line = trimmed(line.substr(words.back().size()));
  }
  return words;
}

bool is_line_number(std::string_view word) {
  return word == "-" || word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A row has one number at most, after its cells.
bool are_column_numbers(const std::vector<std::string_view>& words) {
  return is_line_number(words.front()) ||
         std::any_of(words.begin(), words.end() - 1,
                     [](auto word) { return is_line_number(word); });
}

/// The cells of a row, least and most: a last `?` may be its number that is not known.
std::pair<int, int> row_widths(const std::vector<std::string_view>& words) {
  int cells = 0;
  for (const std::string_view word : words) cells += static_cast<int>(word.size());
  const std::string_view last = words.back();
  if (words.size() == 1) return {cells, cells};
  if (is_line_number(last)) cells -= static_cast<int>(last.size());
  return {last == "?" ? cells - 1 : cells, cells};
}

std::string number_text(std::optional<int> number) {
  return number ? std::to_string(*number) : "?";
}

std::string grid_text(const Evidence& evidence) {
  const Board& board = evidence.board();
  std::string text;
  for (int row = 0; row < board.rows; ++row) {
    text += grid_row(evidence, row);
    if (evidence.has_row_numbers()) text += ' ' + number_text(evidence.row_number(row));
    text += '\n';
  }
  if (!evidence.has_column_numbers()) return text;
  for (int col = 0; col < board.cols; ++col)
    text += (col == 0 ? "" : " ") + number_text(evidence.column_number(col));
  return text + '\n';
}

}  // namespace

Evidence read_evidence_text(std::string_view text, const Board& board, const std::string& where) {
  Reader reader(board, where);
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    reader.read_line(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return std::move(reader).finished();
}

std::optional<Board> board_of_evidence_text(std::string_view text) {
  int rows = 0;
  std::optional<std::pair<int, int>>
      widths;  // least and most, where `?` may be the last cell or the row's number
  std::optional<int> columns;
  bool is_spaced = false;  // cells stand apart: then a last `?` looks like one of them
  for (std::size_t begin = 0; begin < text.size() && !columns;) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = trimmed(without_comment(text.substr(begin, end - begin)));
    begin = end + 1;
    const std::string_view word = first_word(line);
    if (line.empty() || word == k_answers_word || begins_like_a_cell_name(word)) continue;
    const std::vector<std::string_view> words = words_on(line);
    if (rows > 0 && are_column_numbers(words)) {
      columns = static_cast<int>(words.size());
      continue;
    }
    ++rows;
    is_spaced = is_spaced || words.size() > 2;
    const std::pair<int, int> own = row_widths(words);
    if (!widths) widths = own;
    const std::pair both(std::max(widths->first, own.first), std::min(widths->second, own.second));
    if (both.first <= both.second) widths = both;
  }
  if (!widths) return std::nullopt;
  const bool is_wide = columns ? columns == widths->second : is_spaced;
  return Board{rows, is_wide ? widths->second : widths->first};
}

std::string to_text(const Evidence& evidence) {
  const bool has_grid =
      evidence.has_clues() || evidence.has_row_numbers() || evidence.has_column_numbers();
  std::string text;
  if (has_grid || evidence.shots().empty()) text += grid_text(evidence);
  if (const auto answers = evidence.answers_given())
    text += std::string(k_answers_word) + ' ' + to_string(*answers) + '\n';
  for (const Shot& shot : evidence.shots()) text += to_string(shot) + '\n';
  return text;
}

}  // namespace flotilla
