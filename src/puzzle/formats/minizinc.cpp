// SPDX-License-Identifier: MIT
#include "puzzle/formats/minizinc.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/scanner.hpp"

namespace flotilla::puzzle {

namespace {

constexpr std::array<std::string_view, 7> k_minizinc_names = {"height", "width",  "maxship", "ship",
                                                              "hint",   "rowsum", "colsum"};

// hint = place in this array
constexpr std::array k_minizinc_hints = {Clue::unknown, Clue::water, Clue::submarine, Clue::left,
                                         Clue::right,   Clue::top,   Clue::bottom,    Clue::middle};

/// The values of one board and where they stand.
struct MinizincValues {
  std::set<std::string_view> given;
  std::map<std::string_view, int> sizes;               // height, width, maxship
  std::map<std::string_view, std::vector<int>> lists;  // ship, rowsum, colsum
  std::vector<std::vector<int>> hint;
  std::map<std::string_view, std::string> places;
  std::string where;  // of the first
};

class MinizincReader {
 public:
  MinizincReader(std::string_view text, const std::string& where) : scanner_(text, where) {}

  [[nodiscard]] std::vector<MinizincValues> boards() {
    std::vector<MinizincValues> boards;
    while (!scanner_.at_end()) {
      const std::string where = scanner_.here();
      const std::string_view name = this->name(where);
      if (boards.empty() || boards.back().given.contains(name)) {
        boards.emplace_back();
        boards.back().where = where;
      }
      boards.back().given.insert(name);
      boards.back().places[name] = where;
      scanner_.expect("=");
      value(name, boards.back());
      if (!scanner_.at_end()) scanner_.expect(";");
    }
    return boards;
  }

 private:
  [[nodiscard]] std::string_view name(const std::string& where) {
    const std::string_view word = scanner_.word();
    const auto known = std::ranges::find(k_minizinc_names, word);
    if (known != k_minizinc_names.end()) return *known;
    throw InputError(where + ": " + in_quotes(word) +
                     " is no name of the data, allowed height, width, maxship, ship, hint, rowsum, "
                     "colsum; did you mean " +
                     std::string(nearest_name(word, k_minizinc_names)) + "?");
  }

  void value(std::string_view name, MinizincValues& values) {
    if (name == "hint")
      values.hint = matrix();
    else if (name == "ship" || name == "rowsum" || name == "colsum")
      values.lists[name] = list(std::string(name));
    else
      values.sizes[name] = scanner_.whole_number(0, k_greatest_read, std::string(name));
  }

  [[nodiscard]] std::vector<int> list(const std::string& name) {
    std::vector<int> items;
    scanner_.expect("[");
    while (!scanner_.take("]")) {
      if (!items.empty()) scanner_.expect(",");
      if (!items.empty() && scanner_.take("]")) break;
      items.push_back(scanner_.whole_number(0, k_greatest_read, "number in " + name));
    }
    return items;
  }

  [[nodiscard]] std::vector<std::vector<int>> matrix() {
    std::vector<std::vector<int>> rows;
    scanner_.expect("[|");
    while (!scanner_.take("|]")) {
      if (!rows.empty()) {
        scanner_.expect("|");
        if (scanner_.take("]")) break;
      }
      rows.emplace_back();
      do {
        if (scanner_.is_next("|")) break;  // MiniZinc tolerates a comma behind the last
        rows.back().push_back(
            scanner_.whole_number(0, static_cast<int>(k_minizinc_hints.size()) - 1, "hint"));
      } while (scanner_.take(","));
    }
    return rows;
  }

  Scanner scanner_;
};

void check_size(const MinizincValues& values, std::string_view name, std::size_t size,
                std::string_view wanted, int by) {
  if (size == static_cast<std::size_t>(by)) return;
  throw InputError(values.places.at(name) + ": " + std::string(name) + " has " +
                   std::to_string(size) + " items, allowed " + std::to_string(by) + " as " +
                   std::string(wanted) + " says");
}

void print_hints(const MinizincValues& values, Puzzle& puzzle) {
  check_size(values, "hint", values.hint.size(), "height", puzzle.board().rows);
  for (int row = 0; row < puzzle.board().rows; ++row) {
    const std::vector<int>& hints = values.hint[at(row)];
    check_size(values, "hint", hints.size(), "width", puzzle.board().cols);
    for (int col = 0; col < puzzle.board().cols; ++col)
      puzzle.clues.set_clue({row, col}, k_minizinc_hints.at(at(hints[at(col)])));
  }
}

LineNumbers known_numbers(const std::vector<int>& numbers) {
  return {numbers.begin(), numbers.end()};
}

PrintedPuzzle puzzle_of(const MinizincValues& values) {
  for (const std::string_view name : k_minizinc_names)
    if (name != "hint" && !values.given.contains(name))
      throw InputError(values.where + ": the data have no " + std::string(name));
  Puzzle puzzle(
      make_puzzle_board(values.sizes.at("height"), values.sizes.at("width"), values.where));
  const std::vector<int>& ship = values.lists.at("ship");
  check_size(values, "ship", ship.size(), "maxship", values.sizes.at("maxship"));
  check_size(values, "rowsum", values.lists.at("rowsum").size(), "height", puzzle.board().rows);
  check_size(values, "colsum", values.lists.at("colsum").size(), "width", puzzle.board().cols);
  puzzle.fleet = fleet_of_counts(ship, values.places.at("ship"));
  set_row_numbers(puzzle, known_numbers(values.lists.at("rowsum")), values.places.at("rowsum"));
  set_column_numbers(puzzle, known_numbers(values.lists.at("colsum")), values.places.at("colsum"));
  if (values.given.contains("hint")) print_hints(values, puzzle);
  return {puzzle, {}};
}

}  // namespace

std::vector<PrintedPuzzle> read_minizinc(std::string_view text, const std::string& where) {
  std::vector<PrintedPuzzle> puzzles;
  for (const MinizincValues& values : MinizincReader(text, where).boards())
    puzzles.push_back(puzzle_of(values));
  return puzzles;
}

std::string to_minizinc(const Puzzle& puzzle) {
  const Board& board = puzzle.board();
  const std::vector<int> ships = counts_by_length(*puzzle.fleet);
  std::string text = "height = " + std::to_string(board.rows) +
                     ";\nwidth = " + std::to_string(board.cols) +
                     ";\nmaxship = " + std::to_string(ships.size()) + ";\nship = [" +
                     joined(ships, ",") + "];\nhint = [|\n";
  for (int row = 0; row < board.rows; ++row) {
    std::vector<int> hints;
    for (int col = 0; col < board.cols; ++col) {
      const auto hint = std::ranges::find(k_minizinc_hints, puzzle.clues.clue({row, col}));
      hints.push_back(static_cast<int>(hint - k_minizinc_hints.begin()));
    }
    text += joined(hints, ", ") + (row + 1 < board.rows ? " |\n" : " |];\n");
  }
  return text + "rowsum = [" + joined(row_numbers(puzzle), ",", "") + "];\ncolsum = [" +
         joined(column_numbers(puzzle), ",", "") + "];\n";
}

}  // namespace flotilla::puzzle
