// SPDX-License-Identifier: MIT
#include "fleet/formats/layout_reader.hpp"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "fleet/cell_name.hpp"
#include "fleet/clue.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

using Tokens = std::vector<std::string_view>;

Tokens split(std::string_view line) {
  constexpr std::string_view k_between = " \t\r,;";
  Tokens tokens;
  while (true) {
    const std::size_t begin = line.find_first_not_of(k_between);
    if (begin == std::string_view::npos) return tokens;
    line.remove_prefix(begin);
    const std::size_t end = std::min(line.find_first_of(k_between), line.size());
    tokens.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

bool is_number(std::string_view token) {
  return !token.empty() && std::ranges::all_of(token, [](char c) { return c >= '0' && c <= '9'; });
}

/// "A B C": the names of all columns.
bool is_grid_head(const Tokens& tokens) {
  for (std::size_t col = 0; col < tokens.size(); ++col)
    if (tokens[col] != column_name(static_cast<int>(col))) return false;
  return !tokens.empty() && tokens.size() <= static_cast<std::size_t>(Board::k_max_side);
}

/// "3 ~ < > 2": a row's name, a cell.
bool is_grid_row(const Tokens& tokens) {
  return tokens.size() >= 2 && is_number(tokens[0]) && !is_number(tokens[1]);
}

/// The ships that the symbols of a grid show. Where ships touch, too: an end says where its ship goes on.
class Symbols {
 public:
  Symbols(const std::vector<std::vector<Clue>>& rows, std::string where)
      : rows_(rows),
        board_(make_board(static_cast<int>(rows.size()), static_cast<int>(rows.front().size()))),
        is_taken_(static_cast<std::size_t>(board_.cells())),
        where_(std::move(where)) {}

  [[nodiscard]] const Board& board() const { return board_; }

  [[nodiscard]] Layout ships() {
    Layout layout;
    for (int row = 0; row < board_.rows; ++row) {
      for (int col = 0; col < board_.cols; ++col) {
        const Clue clue = at({row, col});
        if (clue == Clue::submarine) layout.push_back({{row, col}, 1, false});
        if (clue == Clue::left) layout.push_back(ship_from({row, col}, false));
        if (clue == Clue::top) layout.push_back(ship_from({row, col}, true));
        if (clue == Clue::submarine) taken({row, col}) = 1;
      }
    }
    refuse_loose_cells();
    std::ranges::sort(layout);
    return layout;
  }

 private:
  [[nodiscard]] Clue at(Cell cell) const {
    return rows_[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.col)];
  }
  [[nodiscard]] char& taken(Cell cell) {
    return is_taken_[static_cast<std::size_t>(cell.row * board_.cols + cell.col)];
  }

  [[nodiscard]] Ship ship_from(Cell first, bool vertical) {
    const Clue end = vertical ? Clue::bottom : Clue::right;
    for (Ship ship{first, 2, vertical}; board_.contains(ship.last()); ++ship.length) {
      const Clue clue = at(ship.last());
      if (clue == end) {
        for (int i = 0; i < ship.length; ++i) taken(ship.cell(i)) = 1;
        return ship;
      }
      if (clue != Clue::middle) break;
    }
    throw InputError(where_ + ": the ship that begins in " + cell_name(first) + " has no " +
                     (vertical ? "lower end v" : "right end >"));
  }

  void refuse_loose_cells() {
    for (int row = 0; row < board_.rows; ++row) {
      for (int col = 0; col < board_.cols; ++col) {
        const Clue clue = at({row, col});
        if (!is_ship(clue) || taken({row, col}) != 0) continue;
        throw InputError(where_ + ": cell " + cell_name({row, col}) + " is " + to_string(clue) +
                         " of no ship; ships are o, < m > and, downwards, ^ m v");
      }
    }
  }

  const std::vector<std::vector<Clue>>& rows_;
  Board board_;
  std::vector<char> is_taken_;
  std::string where_;
};

std::vector<Clue> clues_of_row(const Tokens& tokens, std::size_t cols, int row,
                               const std::string& where) {
  if (parse_int(tokens[0], 0, Board::k_max_side, where + ": the row's name") != row + 1)
    throw InputError(where + ": row " + std::string(tokens[0]) + " stands where row " +
                     std::to_string(row + 1) + " should");
  std::vector<Clue> clues;
  for (std::size_t col = 0; col < cols; ++col) {
    if (col + 1 == tokens.size() || is_number(tokens[col + 1]))
      throw InputError(where + ": row " + std::string(tokens[0]) + " has " + std::to_string(col) +
                       " cells, its grid has " + std::to_string(cols) + " columns");
    const std::string_view token = tokens[col + 1];
    const auto clue = token.size() == 1 ? clue_of_symbol(token.front()) : std::nullopt;
    if (!clue || clue == Clue::ship)
      throw InputError(where + ": cell " + cell_name({row, static_cast<int>(col)}) + " = " +
                       in_quotes(token) +
                       ", allowed ~ or . (water) o (submarine) < > ^ v (ends) m (middle)");
    clues.push_back(*clue);
  }
  return clues;
}

/// A ship of one cell has no direction, so that equal ships are equal values.
Ship make_ship(Cell first, int length, bool is_down) {
  return {first, length, is_down && length > 1};
}

void check_on_board(const Ship& ship, const Board& board, const std::string& where) {
  if (!board.contains(ship.last()))
    throw InputError(where + ": ship " + to_string(ship) + " is not on board " + to_string(board));
}

/// "B3-E3" or "B3".
Ship parse_ship(std::string_view text, const Board& board, const std::string& where) {
  const std::size_t dash = text.find('-');
  Cell first = parse_cell(text.substr(0, dash), board, where + ": cell");
  if (dash == std::string_view::npos) return make_ship(first, 1, false);
  Cell last = parse_cell(text.substr(dash + 1), board, where + ": cell");
  if (last < first) std::swap(first, last);
  if (first.row != last.row && first.col != last.col)
    throw InputError(where + ": ship " + in_quotes(text) +
                     " lies neither in one row nor in one column");
  const bool is_down = first.col == last.col;
  return make_ship(first, (is_down ? last.row - first.row : last.col - first.col) + 1, is_down);
}

Layout ships_of_line(std::string_view line, const Board& board, const std::string& where) {
  Layout layout;
  if (line == to_string(layout)) return layout;
  for (const std::string_view token : split(line))
    layout.push_back(parse_ship(token, board, where));
  return layout;
}

Layout ships_of_json(std::string_view line, const Board& board, const std::string& where) {
  const auto json = nlohmann::json::parse(line, nullptr, false);
  if (!json.is_object() || !json.contains("ships") || !json["ships"].is_array())
    throw InputError(where + R"(: is no JSON object with "ships": [["B3","down",4],...])");
  Layout layout;
  for (const auto& ship : json["ships"]) {
    const bool is_triple = ship.is_array() && ship.size() == 3 && ship[0].is_string() &&
                           (ship[1] == "down" || ship[1] == "across") &&
                           ship[2].is_number_integer();
    if (!is_triple)
      throw InputError(where + ": ship " + in_quotes(ship.dump()) +
                       R"(, allowed [first cell, "down" or "across", length])");
    const std::int64_t length = ship[2].get<std::int64_t>();
    if (length < 1 || length > Fleet::k_max_length)
      throw InputError(where + ": ship " + in_quotes(ship.dump()) +
                       ": its length = " + std::to_string(length) + ", allowed 1.." +
                       std::to_string(Fleet::k_max_length));
    const Cell first = parse_cell(ship[0].get<std::string>(), board, where + ": cell");
    layout.push_back(make_ship(first, static_cast<int>(length), ship[1] == "down"));
    check_on_board(layout.back(), board, where);
  }
  return layout;
}

}  // namespace

LayoutReader::LayoutReader(std::istream& text, std::optional<Board> board, std::string where)
    : text_(text), board_(board), where_(std::move(where)) {}

bool LayoutReader::take_line() {
  if (std::exchange(is_line_kept_, false)) return true;
  if (!std::getline(text_, line_)) return false;
  ++line_number_;
  return true;
}

std::string LayoutReader::here() const { return where_ + ":" + std::to_string(line_number_); }

const Board& LayoutReader::board_of_line() const {
  if (board_) return *board_;
  throw InputError(here() + ": a line of ships does not say its board; add --board=ROWSxCOLS");
}

std::optional<FoundLayout> LayoutReader::next() {
  while (take_line()) {
    const std::string_view line = trimmed(line_);
    if (line.empty() || line.starts_with('#') || line.starts_with("draw ") ||
        line.starts_with("placement "))
      continue;
    if (is_grid_head(split(line))) return grid();
    return FoundLayout{parse_layout(line, board_of_line(), here()), *board_, here()};
  }
  return std::nullopt;
}

FoundLayout LayoutReader::grid() {
  const std::string where = here();
  const std::size_t cols = split(line_).size();
  std::vector<std::vector<Clue>> rows;
  bool has_line = false;
  while ((has_line = take_line()) && is_grid_row(split(line_))) {
    const Tokens tokens = split(line_);
    rows.push_back(clues_of_row(tokens, cols, static_cast<int>(rows.size()), here()));
    const auto ship_cells = std::ranges::count_if(rows.back(), is_ship);
    if (tokens.size() > cols + 1 && tokens[cols + 1] != std::to_string(ship_cells))
      throw InputError(here() + ": row " + std::to_string(rows.size()) + " has " +
                       std::to_string(ship_cells) + " ship cells, but says " +
                       in_quotes(tokens[cols + 1]));
  }
  // What ended the grid may be its column numbers; anything else is for whoever reads on.
  is_line_kept_ = has_line && !std::ranges::all_of(split(line_), is_number);
  if (rows.empty()) throw InputError(where + ": the grid has no rows below its column names");
  Symbols symbols(rows, where);
  if (board_ && symbols.board() != *board_)
    throw InputError(where + ": the grid has " + to_string(symbols.board()) +
                     " cells, the board asked about " + to_string(*board_));
  board_ = symbols.board();
  return {symbols.ships(), *board_, where};
}

Layout parse_layout(std::string_view line, const Board& board, const std::string& where) {
  line = trimmed(line);
  Layout layout =
      line.starts_with('{') ? ships_of_json(line, board, where) : ships_of_line(line, board, where);
  std::ranges::sort(layout);
  return layout;
}

}  // namespace flotilla
