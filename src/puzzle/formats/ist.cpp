// SPDX-License-Identifier: MIT
#include "puzzle/formats/ist.hpp"

#include <span>

#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/text_lines.hpp"

namespace flotilla::puzzle {

namespace {

// In the order of the enumerators of Clue; a space where the format has no letter.
constexpr std::string_view k_ist_letters = " W CLRTBM";

class IstReader {
 public:
  IstReader(std::string_view text, const std::string& where)
      : lines_(lines_without_comments(text)), where_(where) {}

  [[nodiscard]] bool at_end() const { return next_ == lines_.size(); }

  [[nodiscard]] PrintedPuzzle board() {
    const std::string rows_where = here();
    const LineNumbers rows = numbers("ROW");
    const std::string cols_where = here();
    const LineNumbers cols = numbers("COLUMN");
    Puzzle puzzle(make_puzzle_board(static_cast<int>(rows.size()), static_cast<int>(cols.size()),
                                    rows_where));
    puzzle.fleet = parse_fleet("standard");
    set_row_numbers(puzzle, rows, rows_where);
    set_column_numbers(puzzle, cols, cols_where);
    const std::string where = here();
    const int hints = parse_int(take("the number of hints").text, 0, puzzle.board().cells(),
                                where + ": number of hints");
    for (int i = 1; i <= hints; ++i) read_hint(i, hints, puzzle);
    return {puzzle, {}};
  }

 private:
  /// "boards.txt:3": the line that comes next.
  [[nodiscard]] std::string here() const { return at_end() ? where_ : lines_[next_].in(where_); }

  [[nodiscard]] const TextLine& take(const std::string& wanted) {
    if (at_end()) throw InputError(where_ + ": the text ends where " + wanted + " should stand");
    return lines_[next_++];
  }

  /// The words of the next line, behind the first, which must be `key`.
  [[nodiscard]] std::vector<std::string_view> words_behind(const std::string& key,
                                                           const std::string& wanted) {
    const std::string where = here();
    const TextLine& line = take(wanted);
    std::vector<std::string_view> words = words_of(line.text);
    if (words.front() != key)
      throw InputError(where + ": " + in_quotes(line.text) + " stands where " + wanted + " should");
    words.erase(words.begin());
    return words;
  }

  [[nodiscard]] LineNumbers numbers(const std::string& key) {
    const std::string where = here();
    LineNumbers numbers;
    for (const std::string_view word : words_behind(key, key + " and its numbers"))
      numbers.emplace_back(
          parse_int(word, 0, k_greatest_read,
                    where + ": " + key + " number " + std::to_string(numbers.size() + 1)));
    return numbers;
  }

  void read_hint(int i, int hints, Puzzle& puzzle) {
    const std::string where = here();
    const std::vector<std::string_view> words =
        words_behind("HINT", "hint " + std::to_string(i) + " of " + std::to_string(hints));
    if (words.size() != 3)
      throw InputError(where + ": a hint has " + std::to_string(words.size()) +
                       " words behind HINT, allowed 3: row, column, kind");
    const Cell cell{parse_int(words[0], 0, puzzle.board().rows - 1, where + ": row of a hint"),
                    parse_int(words[1], 0, puzzle.board().cols - 1, where + ": column of a hint")};
    const std::size_t place =
        words[2].size() == 1 ? k_ist_letters.find(words[2].front()) : std::string_view::npos;
    if (place == std::string_view::npos)
      throw InputError(where + ": kind of a hint = " + in_quotes(words[2]) +
                       ", allowed W (water) C (submarine) T B L R (ends) M (middle)");
    print_clue(puzzle, cell, static_cast<Clue>(place), where);
  }

  std::vector<TextLine> lines_;
  std::string where_;
  std::size_t next_ = 0;
};

}  // namespace

std::vector<PrintedPuzzle> read_ist(std::string_view text, const std::string& where) {
  std::vector<PrintedPuzzle> puzzles;
  IstReader reader(text, where);
  while (!reader.at_end()) puzzles.push_back(reader.board());
  return puzzles;
}

std::string to_ist(const Puzzle& puzzle, const std::string& where) {
  if (puzzle.fleet != parse_fleet("standard"))
    throw InputError(where + ": fleet = " + to_string(*puzzle.fleet) +
                     ", the format ist knows the standard one alone, " +
                     to_string(parse_fleet("standard")));
  std::string hints;
  int count = 0;
  for (int row = 0; row < puzzle.board().rows; ++row) {
    for (int col = 0; col < puzzle.board().cols; ++col) {
      const Clue clue = puzzle.clues.clue({row, col});
      if (clue == Clue::unknown) continue;
      ++count;
      hints += "HINT\t" + std::to_string(row) + "\t" + std::to_string(col) + "\t" +
               k_ist_letters[static_cast<std::size_t>(clue)] + "\n";
    }
  }
  return "ROW\t" + joined(row_numbers(puzzle), "\t", "") + "\nCOLUMN\t" +
         joined(column_numbers(puzzle), "\t", "") + "\n" + std::to_string(count) + "\n" + hints;
}

}  // namespace flotilla::puzzle
