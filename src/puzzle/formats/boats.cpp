// SPDX-License-Identifier: MIT
#include "puzzle/formats/boats.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "fleet/cell_name.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/text_lines.hpp"

namespace flotilla::puzzle {

namespace {

// In the order of the enumerators of Clue; unknown cells are counted.
constexpr std::string_view k_boats_letters = " WVSLRTBC";
constexpr int k_boats_longest = 9;
constexpr int k_longest_boats_run = 26;

class BoatsReader {
 public:
  BoatsReader(std::string_view line, std::string where) : rest_(line), where_(std::move(where)) {}

  [[nodiscard]] PrintedPuzzle puzzle() {
    const int cols = whole_number("width");
    const int rows = take('x') ? whole_number("height") : cols;
    Puzzle puzzle(make_puzzle_board(rows, cols, where_));
    puzzle.fleet = fleet();
    if (!take(':')) refuse("a colon and the board's description");
    const LineNumbers column_numbers = numbers("column", cols);
    const LineNumbers row_numbers = numbers("row", rows);
    set_column_numbers(puzzle, column_numbers, where_);
    set_row_numbers(puzzle, row_numbers, where_);
    cells(puzzle);
    return {puzzle, {}};
  }

 private:
  [[nodiscard]] bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  [[noreturn]] void refuse(const std::string& wanted) const {
    throw InputError(where_ + ": " +
                     (rest_.empty() ? "the line ends" : in_quotes(rest_) + " stands") + " where " +
                     wanted + " should" + (rest_.empty() ? " stand" : ""));
  }

  [[nodiscard]] int whole_number(const std::string& what) {
    std::size_t end = 0;
    while (end < rest_.size() && std::isdigit(static_cast<unsigned char>(rest_[end])) != 0) ++end;
    if (end == 0) refuse(what + ", a whole number,");
    const int number = parse_int(rest_.substr(0, end), 0, k_greatest_read, where_ + ": " + what);
    rest_.remove_prefix(end);
    return number;
  }

  [[nodiscard]] Fleet fleet() {
    const int longest = take('f') ? whole_number("length of the longest ship") : 4;
    check_range(longest, 1, Fleet::k_max_length, where_ + ": length of the longest ship");
    if (take('d') && !rest_.empty()) rest_.remove_prefix(1);
    static_cast<void>(take('S'));
    std::vector<int> counts;
    const bool has_counts = rest_.starts_with(',');
    for (int length = 1; length <= longest; ++length) {
      const std::string what = "number of ships of length " + std::to_string(length);
      if (has_counts && !take(',')) refuse("a comma and the " + what);
      counts.push_back(has_counts ? whole_number(what) : longest + 1 - length);
    }
    return fleet_of_counts(counts, where_);
  }

  [[nodiscard]] LineNumbers numbers(const std::string& kind, int size) {
    LineNumbers numbers;
    for (int line = 1; line <= size; ++line) {
      if (take('-'))
        numbers.emplace_back();
      else
        numbers.emplace_back(whole_number("number of " + kind + " " + std::to_string(line)));
      if (!take(',') && !rest_.empty()) refuse("a comma");
    }
    return numbers;
  }

  void cells(Puzzle& puzzle) {
    const Board& board = puzzle.board();
    int index = 0;
    for (const char c : rest_) {
      const std::size_t place = k_boats_letters.find(c, 1);
      const bool is_run = c >= 'a' && c <= 'z';
      if (!is_run && place == std::string_view::npos)
        throw InputError(where_ + ": cell " + in_quotes({&c, 1}) +
                         ", allowed a..z (1..26 unknown cells) W (water) S (submarine) T B L R "
                         "(ends) C (middle) V (ship)");
      const int end = index + (is_run ? c - 'a' + 1 : 1);
      if (end > board.cells())
        throw InputError(where_ + ": there are more cells than the " +
                         std::to_string(board.cells()) + " of the board " + to_string(board));
      if (!is_run)
        puzzle.clues.set_clue({index / board.cols, index % board.cols}, static_cast<Clue>(place));
      index = end;
    }
  }

  std::string_view rest_;
  std::string where_;
};

/// The cells row by row, as Boats writes them: without the last unknown ones.
std::string boats_cells(const Puzzle& puzzle) {
  std::string text;
  int unknown = 0;
  const auto close_run = [&] {
    if (unknown > 0) text += static_cast<char>('a' + unknown - 1);
    unknown = 0;
  };
  for (int row = 0; row < puzzle.board().rows; ++row) {
    for (int col = 0; col < puzzle.board().cols; ++col) {
      const Clue clue = puzzle.clues.clue({row, col});
      if (clue == Clue::unknown) {
        if (++unknown == k_longest_boats_run) close_run();
        continue;
      }
      close_run();
      text += k_boats_letters[static_cast<std::size_t>(clue)];
    }
  }
  return text;
}

}  // namespace

std::vector<PrintedPuzzle> read_boats(std::string_view text, const std::string& where) {
  std::vector<PrintedPuzzle> puzzles;
  for (const TextLine& line : lines_without_comments(text))
    puzzles.push_back(BoatsReader(line.text, line.in(where)).puzzle());
  return puzzles;
}

std::string to_boats(const Puzzle& puzzle, const std::string& where) {
  const Board& board = puzzle.board();
  const std::vector<int> counts = counts_by_length(*puzzle.fleet);
  const int longest = static_cast<int>(counts.size());
  check_range(longest, 1, std::min(k_boats_longest, board.long_side()),
              where + ": length of the longest ship, in the format boats");
  check_range(board.short_side(), 2, Puzzle::k_max_side,
              where + ": shorter side of the board, in the format boats");
  return std::to_string(board.cols) + "x" + std::to_string(board.rows) + "f" +
         std::to_string(longest) + "," + joined(counts, ",") + ":" +
         joined(column_numbers(puzzle), ",", "-") + "," + joined(row_numbers(puzzle), ",", "-") +
         "," + boats_cells(puzzle) + "\n";
}

}  // namespace flotilla::puzzle
