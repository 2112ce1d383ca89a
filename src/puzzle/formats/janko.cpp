// SPDX-License-Identifier: MIT
#include "puzzle/formats/janko.hpp"

#include <span>

#include "fleet/cell_name.hpp"
#include "fleet/formats/grid_row.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/text_lines.hpp"

namespace flotilla::puzzle {

namespace {

// In the order of the enumerators of Clue; a space where the format has no letter.
constexpr std::string_view k_janko_letters = "-x owensm";

class JankoReader {
 public:
  JankoReader(std::string_view text, const std::string& where)
      : lines_(lines_without_comments(text)), where_(where) {}

  [[nodiscard]] bool at_end() const { return next_ == lines_.size(); }

  [[nodiscard]] PrintedPuzzle board() {
    const TextLine& line = take("the sizes of a board");
    const std::string where = line.in(where_);
    const std::vector<std::string_view> words = words_of(line.text);
    if (words.size() < 2)
      throw InputError(where + ": " + in_quotes(line.text) +
                       " stands where rows, columns and counts of ships should");
    Puzzle puzzle(make_puzzle_board(parse_int(words[0], 1, Puzzle::k_max_side, where + ": rows"),
                                    parse_int(words[1], 1, Puzzle::k_max_side, where + ": cols"),
                                    where));
    std::vector<int> ships;
    for (const std::string_view word : std::span(words).subspan(2))
      ships.push_back(
          parse_int(word, 0, k_greatest_read,
                    where + ": number of ships of length " + std::to_string(ships.size() + 1)));
    puzzle.fleet = fleet_of_counts(ships, where);
    read_numbers("column", puzzle.board().cols, puzzle, set_column_numbers);
    read_numbers("row", puzzle.board().rows, puzzle, set_row_numbers);
    for (int row = 0; row < puzzle.board().rows; ++row) read_row(row, puzzle);
    return {puzzle, {}};
  }

 private:
  [[nodiscard]] const TextLine& take(const std::string& wanted) {
    if (at_end()) throw InputError(where_ + ": the text ends where " + wanted + " should stand");
    return lines_[next_++];
  }

  template <typename Set>
  void read_numbers(const std::string& kind, int size, Puzzle& puzzle, Set set) {
    const TextLine& line = take("the " + kind + " numbers");
    const std::string where = line.in(where_);
    LineNumbers numbers;
    for (const std::string_view word : words_of(line.text))
      numbers.push_back(
          parse_number(word, k_greatest_read,
                       where + ": " + kind + " number " + std::to_string(numbers.size() + 1)));
    if (numbers.size() != static_cast<std::size_t>(size))
      throw InputError(where + ": there are " + std::to_string(numbers.size()) + " " + kind +
                       " numbers, the board " + to_string(puzzle.board()) + " has " +
                       std::to_string(size) + " " + kind + "s");
    set(puzzle, numbers, where);
  }

  void read_row(int row, Puzzle& puzzle) {
    const TextLine& line = take("row " + std::to_string(row + 1));
    const std::string where = line.in(where_);
    const std::vector<std::string_view> words = words_of(line.text);
    if (words.size() != static_cast<std::size_t>(puzzle.board().cols))
      throw InputError(where + ": row " + std::to_string(row + 1) + " has " +
                       std::to_string(words.size()) + " cells, the board " +
                       to_string(puzzle.board()) + " has " + std::to_string(puzzle.board().cols) +
                       " columns");
    for (int col = 0; col < puzzle.board().cols; ++col) {
      const std::string_view word = words[static_cast<std::size_t>(col)];
      const std::size_t place =
          word.size() == 1 ? k_janko_letters.find(word.front()) : std::string_view::npos;
      if (place == std::string_view::npos)
        throw InputError(where + ": cell " + cell_name({row, col}) + " = " + in_quotes(word) +
                         ", allowed - (unknown) x (water) o (submarine) n s e w (ends, pointing "
                         "outwards) m (middle)");
      puzzle.clues.set_clue({row, col}, static_cast<Clue>(place));
    }
  }

  std::vector<TextLine> lines_;
  std::string where_;
  std::size_t next_ = 0;
};

}  // namespace

std::vector<PrintedPuzzle> read_janko(std::string_view text, const std::string& where) {
  std::vector<PrintedPuzzle> puzzles;
  JankoReader reader(text, where);
  while (!reader.at_end()) puzzles.push_back(reader.board());
  return puzzles;
}

std::string to_janko(const Puzzle& puzzle) {
  const Board& board = puzzle.board();
  std::string text = std::to_string(board.rows) + " " + std::to_string(board.cols);
  for (const int count : counts_by_length(*puzzle.fleet)) text += " " + std::to_string(count);
  text += "\n" + joined(column_numbers(puzzle), " ", "-") + "\n" +
          joined(row_numbers(puzzle), " ", "-") + "\n";
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col)
      text +=
          std::string(1, k_janko_letters[static_cast<std::size_t>(puzzle.clues.clue({row, col}))]) +
          (col + 1 < board.cols ? " " : "\n");
  return text;
}

}  // namespace flotilla::puzzle
