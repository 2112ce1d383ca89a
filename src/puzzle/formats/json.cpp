// SPDX-License-Identifier: MIT
#include "puzzle/formats/json.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>

#include "fleet/cell_name.hpp"
#include "fleet/formats/layout_reader.hpp"
#include "fleet/formats/layout_text.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/json_values.hpp"

namespace flotilla::puzzle {

namespace {

// In the order of the enumerators of Clue.
constexpr std::array<std::string_view, 9> k_json_shapes = {
    "", "water", "ship", "sub", "left", "right", "top", "bottom", "middle"};
constexpr std::string_view k_allowed_shapes = "water, sub, left, right, top, bottom, middle, ship";

/// A value as the file could spell it, on one line, cut short.
std::string spelled(const BoardJson& value) {
  if (value.is_string()) return in_quotes(value.get_ref<const std::string&>());
  if (value.is_object()) return "an object";
  if (value.is_array()) return "an array of " + std::to_string(value.size());
  return value.dump();
}

[[noreturn]] void refuse_value(const std::string& what, const BoardJson& value,
                               const std::string& allowed) {
  throw InputError(what + " = " + spelled(value) + ", allowed " + allowed);
}

class BoardJsonReader {
 public:
  BoardJsonReader(const BoardJson& object, std::string where)
      : object_(object), where_(std::move(where)) {
    if (!object.is_object()) refuse_value(where_, object, "an object {...}");
  }

  [[nodiscard]] PrintedPuzzle read() const {
    Puzzle puzzle(
        make_puzzle_board(side("rows", "row_counts"), side("cols", "col_counts"), where_));
    const Board& board = puzzle.board();
    if (const BoardJson* name = find("name")) puzzle.name = text(*name, "name", "a string");
    read_counts("row_counts", board.rows, board.cols,
                [&](int row, int count) { puzzle.clues.set_row_number(row, count); });
    read_counts("col_counts", board.cols, board.rows,
                [&](int col, int count) { puzzle.clues.set_column_number(col, count); });
    if (const BoardJson* fleet = find("fleet")) puzzle.fleet = fleet_of(*fleet);
    if (const BoardJson* touch = find("touch"))
      puzzle.touch = at_key("touch", [&] {
        return parse_touch(text(*touch, "touch", R"("none", "corner" or "any")"));
      });
    if (const BoardJson* reveals = find("reveals")) read_reveals(*reveals, puzzle);
    return {puzzle, answers(puzzle)};
  }

 private:
  [[nodiscard]] std::string name(const std::string& key) const { return where_ + ": " + key; }

  /// Null, as other programs write it, is the same as no key.
  [[nodiscard]] const BoardJson* find(const char* key) const {
    const auto found = object_.find(key);
    return found == object_.end() || found->is_null() ? nullptr : &*found;
  }

  template <typename Parse>
  [[nodiscard]] std::invoke_result_t<Parse> at_key(const std::string& key, Parse parse) const {
    try {
      return parse();
    } catch (const InputError& error) {
      const std::string message = error.what();
      throw InputError(message.starts_with(where_) ? message : name(key) + ": " + message);
    }
  }

  [[nodiscard]] const std::string& text(const BoardJson& value, const std::string& key,
                                        const std::string& allowed) const {
    if (!value.is_string()) refuse_value(name(key), value, allowed);
    return value.get_ref<const std::string&>();
  }

  void check_array(const BoardJson& value, const std::string& key,
                   const std::string& allowed) const {
    if (!value.is_array()) refuse_value(name(key), value, allowed);
  }

  [[nodiscard]] int whole_number(const BoardJson& value, const std::string& key, int least,
                                 int most, const std::string& or_else = "") const {
    if (!value.is_number_integer() || value < least || value > most)
      refuse_value(name(key), value, std::to_string(least) + ".." + std::to_string(most) + or_else);
    return value.get<int>();
  }

  /// As told, or as many as there are numbers beside the lines.
  [[nodiscard]] int side(const char* key, const char* counts_key) const {
    if (const BoardJson* told = find(key)) return whole_number(*told, key, 1, Puzzle::k_max_side);
    const BoardJson* counts = find(counts_key);
    if (counts == nullptr)
      throw InputError(where_ + ": there are neither " + key + " nor " + counts_key);
    check_array(*counts, counts_key, "an array of whole numbers or null");
    return static_cast<int>(std::min<std::size_t>(counts->size(), Puzzle::k_max_side + 1));
  }

  template <typename Set>
  void read_counts(const std::string& key, int size, int most, Set set) const {
    const BoardJson* counts = find(key.c_str());
    if (counts == nullptr) return;
    const std::string allowed = "an array of " + std::to_string(size) + " whole numbers or null";
    if (!counts->is_array() || counts->size() != at(size))
      refuse_value(name(key), *counts, allowed);
    for (int i = 0; i < size; ++i) {
      const BoardJson& count = (*counts)[at(i)];
      if (!count.is_null())
        set(i, whole_number(count, key + "[" + std::to_string(i) + "]", 0, most, " or null"));
    }
  }

  [[nodiscard]] Fleet fleet_of(const BoardJson& value) const {
    if (value.is_string())
      return at_key("fleet", [&] { return parse_fleet(value.get_ref<const std::string&>()); });
    if (!value.is_object())
      refuse_value(name("fleet"), value, R"(ships by length, such as {"4": 1, "3": 2}, or null)");
    Fleet fleet;
    for (const auto& [length, count] : value.items()) {
      const std::string key = "fleet: " + in_quotes(length);
      const int cells = parse_int(length, 1, Fleet::k_max_length, name("fleet: length of a ship"));
      if (fleet.of_length(cells) != 0) throw InputError(name(key) + " comes twice");
      fleet.set(cells, count == "inf"
                           ? Fleet::k_unlimited
                           : whole_number(count, key, 0, Fleet::k_max_count, R"( or "inf")"));
    }
    return fleet;
  }

  void read_reveals(const BoardJson& reveals, Puzzle& puzzle) const {
    check_array(reveals, "reveals", "an array of [row, column, shape]");
    for (std::size_t i = 0; i < reveals.size(); ++i) {
      const std::string key = "reveals[" + std::to_string(i) + "]";
      if (!reveals[i].is_array() || reveals[i].size() != 3)
        refuse_value(name(key), reveals[i], "[row, column, shape]");
      const int row = whole_number(reveals[i][0], key + ": row", 0, puzzle.board().rows - 1);
      const int col = whole_number(reveals[i][1], key + ": column", 0, puzzle.board().cols - 1);
      const std::string allowed(k_allowed_shapes);
      const std::string& shape = text(reveals[i][2], key + ": shape", allowed);
      const auto known = std::ranges::find(k_json_shapes.begin() + 1, k_json_shapes.end(), shape);
      if (known == k_json_shapes.end()) refuse_value(name(key + ": shape"), reveals[i][2], allowed);
      print_clue(puzzle, {row, col}, static_cast<Clue>(known - k_json_shapes.begin()), name(key));
    }
  }

  [[nodiscard]] std::vector<Layout> answers(const Puzzle& puzzle) const {
    std::vector<Layout> layouts;
    if (const BoardJson* rows = find("known_solution"))
      layouts.push_back(layout_of_rows(*rows, puzzle.board()));
    const BoardJson* answers = find("answers");
    if (answers == nullptr) return layouts;
    check_array(*answers, "answers", "an array of placements");
    for (std::size_t i = 0; i < answers->size(); ++i) {
      const std::string key = "answers[" + std::to_string(i) + "]";
      check_array((*answers)[i], key, R"(an array of ships such as ["B3", "down", 4])");
      const BoardJson line = {{"ships", (*answers)[i]}};
      layouts.push_back(parse_layout(line.dump(-1, ' ', false, BoardJson::error_handler_t::replace),
                                     puzzle.board(), name(key)));
    }
    return layouts;
  }

  /// Ships are the straight runs of ship cells; they must not share a side.
  [[nodiscard]] Layout layout_of_rows(const BoardJson& rows, const Board& board) const {
    const std::string allowed =
        std::to_string(board.rows) + " strings of " + std::to_string(board.cols) + " # or .";
    if (!rows.is_array() || rows.size() != at(board.rows))
      refuse_value(name("known_solution"), rows, allowed);
    const auto is_ship_cell = [&](Cell cell) {
      return board.contains(cell) &&
             rows[at(cell.row)].get_ref<const std::string&>()[at(cell.col)] == '#';
    };
    for (int row = 0; row < board.rows; ++row) {
      const std::string key = "known_solution[" + std::to_string(row) + "]";
      const std::string& line = text(rows[at(row)], key, allowed);
      if (line.size() != at(board.cols) || line.find_first_not_of("#.") != std::string::npos)
        refuse_value(name(key), rows[at(row)], allowed);
    }
    Layout layout;
    for (int row = 0; row < board.rows; ++row) {
      for (int col = 0; col < board.cols; ++col) {
        const Cell cell{row, col};
        if (!is_ship_cell(cell)) continue;
        const bool is_above = is_ship_cell({row - 1, col}), is_below = is_ship_cell({row + 1, col});
        const bool is_left = is_ship_cell({row, col - 1}), is_right = is_ship_cell({row, col + 1});
        if ((is_above || is_below) && (is_left || is_right))
          throw InputError(name("known_solution") + ": the ship in cell " + cell_name(cell) +
                           " is not straight");
        if (is_above || is_left) continue;
        Ship ship{cell, 1, is_below};
        while (is_ship_cell(ship.cell(ship.length))) ++ship.length;
        if (ship.length > Fleet::k_max_length)
          throw InputError(name("known_solution") + ": length of ship " + to_string(ship) + " = " +
                           std::to_string(ship.length) + ", allowed 1.." +
                           std::to_string(Fleet::k_max_length));
        layout.push_back(ship);
      }
    }
    std::ranges::sort(layout);
    return layout;
  }

  const BoardJson& object_;
  std::string where_;
};

// ---- Board to value

using OrderedBoardJson = nlohmann::ordered_json;  // keys as documented, not by the alphabet

OrderedBoardJson json_of(const LineNumbers& numbers) {
  OrderedBoardJson items = OrderedBoardJson::array();
  for (const std::optional<int>& number : numbers)
    items.push_back(number ? OrderedBoardJson(*number) : OrderedBoardJson(nullptr));
  return items;
}

OrderedBoardJson json_of(const std::optional<Fleet>& fleet) {
  if (!fleet) return nullptr;
  OrderedBoardJson counts = OrderedBoardJson::object();
  for (int length = fleet->longest(); length > 0; --length) {
    if (fleet->of_length(length) == 0) continue;
    counts[std::to_string(length)] = fleet->is_unlimited(length)
                                         ? OrderedBoardJson("inf")
                                         : OrderedBoardJson(fleet->of_length(length));
  }
  return counts;
}

OrderedBoardJson reveals_of(const Puzzle& puzzle) {
  OrderedBoardJson reveals = OrderedBoardJson::array();
  for (int row = 0; row < puzzle.board().rows; ++row)
    for (int col = 0; col < puzzle.board().cols; ++col)
      if (const Clue clue = puzzle.clues.clue({row, col}); clue != Clue::unknown)
        reveals.push_back({row, col, k_json_shapes.at(static_cast<std::size_t>(clue))});
  return reveals;
}

}  // namespace

std::vector<PrintedPuzzle> read_json(std::string_view text, const std::string& where) {
  std::vector<PrintedPuzzle> puzzles;
  for (const FoundJson& found : json_values(text, where)) {
    if (!found.value.is_array()) {
      puzzles.push_back(
          BoardJsonReader(found.value, where + ":" + std::to_string(found.line)).read());
      continue;
    }
    for (std::size_t i = 0; i < found.value.size(); ++i)
      puzzles.push_back(
          BoardJsonReader(found.value[i], where + ": board " + std::to_string(i + 1)).read());
  }
  return puzzles;
}

std::string to_json(const PrintedPuzzle& printed) {
  const Puzzle& puzzle = printed.puzzle;
  OrderedBoardJson object = OrderedBoardJson::object();
  if (!puzzle.name.empty()) object["name"] = puzzle.name;
  object["rows"] = puzzle.board().rows;
  object["cols"] = puzzle.board().cols;
  object["row_counts"] = json_of(row_numbers(puzzle));
  object["col_counts"] = json_of(column_numbers(puzzle));
  object["fleet"] = json_of(puzzle.fleet);
  if (puzzle.touch != Touch::none) object["touch"] = to_string(puzzle.touch);
  object["reveals"] = reveals_of(puzzle);
  for (const Layout& answer : printed.answers)
    object["answers"].push_back(OrderedBoardJson::parse(layout_json(answer)));
  return object.dump(-1, ' ', false, OrderedBoardJson::error_handler_t::replace) + "\n";
}

}  // namespace flotilla::puzzle
