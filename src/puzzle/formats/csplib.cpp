// SPDX-License-Identifier: MIT
#include "puzzle/formats/csplib.hpp"

#include <algorithm>
#include <cctype>

#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/scanner.hpp"

namespace flotilla::puzzle {

namespace {

// In the order of the enumerators of Clue; a space where the format has no word.
constexpr std::string_view k_csplib_kinds = " w clrtbm";

Clue csplib_clue(std::string_view kind, const std::string& where) {
  const std::size_t place =
      kind.size() == 1 ? k_csplib_kinds.find(kind.front()) : std::string_view::npos;
  if (place == std::string_view::npos)
    throw InputError(where + ": kind of a cell = " + in_quotes(kind) +
                     ", allowed w (water) c (submarine) l r t b (ends) m (middle)");
  return static_cast<Clue>(place);
}

class CsplibReader {
 public:
  CsplibReader(std::string_view text, const std::string& where) : scanner_(text, where) {}

  [[nodiscard]] bool at_end() const { return scanner_.at_end(); }

  [[nodiscard]] PrintedPuzzle fact() {
    const std::string where = scanner_.here();
    scanner_.expect("problem");
    scanner_.expect("(");
    const std::string name = this->name();
    scanner_.expect(",");
    const Fleet fleet = this->fleet();
    scanner_.expect(",");
    const LineNumbers rows = numbers("row");
    scanner_.expect(",");
    const LineNumbers cols = numbers("column");
    Puzzle puzzle(
        make_puzzle_board(static_cast<int>(rows.size()), static_cast<int>(cols.size()), where));
    puzzle.name = name;
    puzzle.fleet = fleet;
    set_row_numbers(puzzle, rows, where);
    set_column_numbers(puzzle, cols, where);
    scanner_.expect(",");
    hints(puzzle);
    scanner_.expect(")");
    scanner_.expect(".");
    return {puzzle, {}};
  }

 private:
  [[nodiscard]] std::string name() {
    if (scanner_.is_next("'")) return scanner_.quoted();
    const std::string_view word = scanner_.word();
    if (word.empty()) scanner_.expect("the problem's name");
    return std::string(word);
  }

  /// Calls `item` for each of [item,item,..].
  template <typename Item>
  void list(Item item) {
    scanner_.expect("[");
    if (scanner_.take("]")) return;
    do item();
    while (scanner_.take(","));
    scanner_.expect("]");
  }

  [[nodiscard]] Fleet fleet() {
    Fleet fleet;
    list([&] {
      const std::string where = scanner_.here();
      const int length = scanner_.whole_number(-k_greatest_read, k_greatest_read, "length");
      scanner_.expect(":");
      const int count = scanner_.whole_number(-k_greatest_read, k_greatest_read, "count");
      set_ships(fleet, length, count, where);
    });
    return fleet;
  }

  [[nodiscard]] LineNumbers numbers(const std::string& line) {
    LineNumbers numbers;
    list([&] {
      if (scanner_.take("_"))
        numbers.emplace_back();
      else
        numbers.emplace_back(scanner_.whole_number(0, k_greatest_read, "number of a " + line));
    });
    return numbers;
  }

  void hints(Puzzle& puzzle) {
    list([&] {
      const std::string where = scanner_.here();
      const Clue clue = csplib_clue(scanner_.word(), where);
      scanner_.expect("@");
      scanner_.expect("[");
      const int row = scanner_.whole_number(1, puzzle.board().rows, "row of a cell");
      scanner_.expect(",");
      const int col = scanner_.whole_number(1, puzzle.board().cols, "column of a cell");
      scanner_.expect("]");
      print_clue(puzzle, {row - 1, col - 1}, clue, where);
    });
  }

  Scanner scanner_;
};

/// A word or number that needs no quotes.
bool is_plain_atom(std::string_view name) {
  const auto is_word = [](char c) {
    return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
  };
  const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  if (name.empty()) return false;
  if (is_digit(name.front())) return std::ranges::all_of(name, is_digit);
  return std::islower(static_cast<unsigned char>(name.front())) != 0 &&
         std::ranges::all_of(name, is_word);
}

std::string atom(std::string_view name) {
  if (is_plain_atom(name)) return std::string(name);
  std::string text = "'";
  for (const char c : name) text += c == '\'' ? "''" : std::string(1, c);
  return text + "'";
}

}  // namespace

std::vector<PrintedPuzzle> read_csplib(std::string_view text, const std::string& where) {
  std::vector<PrintedPuzzle> puzzles;
  CsplibReader reader(text, where);
  while (!reader.at_end()) puzzles.push_back(reader.fact());
  return puzzles;
}

std::string to_csplib(const Puzzle& puzzle) {
  std::string fleet;
  for (int length = Fleet::k_max_length; length > 0; --length)
    if (const int count = puzzle.fleet->of_length(length); count > 0)
      fleet += (fleet.empty() ? "" : ",") + std::to_string(length) + ":" + std::to_string(count);
  std::string hints;
  for (int row = 0; row < puzzle.board().rows; ++row)
    for (int col = 0; col < puzzle.board().cols; ++col)
      if (const Clue clue = puzzle.clues.clue({row, col}); clue != Clue::unknown)
        hints += (hints.empty() ? "" : ",") +
                 std::string(1, k_csplib_kinds[static_cast<std::size_t>(clue)]) + "@[" +
                 std::to_string(row + 1) + "," + std::to_string(col + 1) + "]";
  return "problem(" + atom(name_on_a_line(puzzle)) + ",\n\t[" + fleet + "],\n\t[" +
         joined(row_numbers(puzzle), ",", "_") + "],\n\t[" +
         joined(column_numbers(puzzle), ",", "_") + "],\n\t[" + hints + "]).\n";
}

}  // namespace flotilla::puzzle
