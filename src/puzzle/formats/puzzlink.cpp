// SPDX-License-Identifier: MIT
// Coding of numbers and pieces as in pzprjs: readNumber16 of src/variety-common/Encode.js, BankPiece of
// src/variety/statuepark.js.
#include "puzzle/formats/puzzlink.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "fleet/cell_name.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/text_lines.hpp"

namespace flotilla::puzzle {

namespace {

constexpr std::string_view k_link_site = "https://puzz.link/p?";
constexpr std::string_view k_link_kind = "battleship/";

// Value of a cell = place in this array.
constexpr std::array k_link_cells = {Clue::water, Clue::top,    Clue::bottom,   Clue::left,
                                     Clue::right, Clue::middle, Clue::submarine};
constexpr int k_some_value = -2;  // `.`: there is something, but what is not told
constexpr int k_no_value = -1;
constexpr int k_longest_link_run = 20;

struct LinkFleet {
  std::string_view key;
  std::string_view name;  // as parse_fleet reads it
};
constexpr std::array<LinkFleet, 3> k_link_fleets = {
    LinkFleet{"c", "small"}, LinkFleet{"d", "standard"}, LinkFleet{"e", "five"}};

/// The value of a digit in a base up to 36; the base or more if it is none.
int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  return 36;
}

char digit_of_value(int value) {
  return static_cast<char>(value < 10 ? '0' + value : 'a' + value - 10);
}

class LinkReader {
 public:
  LinkReader(std::string_view line, std::string where) : where_(std::move(where)) {
    const std::size_t kind = line.find(k_link_kind);
    if (kind == std::string_view::npos)
      throw InputError(where_ + ": " + in_quotes(line) + " is no link with battleship/ in it");
    rest_ = line.substr(kind + k_link_kind.size());
  }

  [[nodiscard]] PrintedPuzzle puzzle() {
    std::string_view cols = part("columns");
    if (!cols.empty() && std::isalpha(static_cast<unsigned char>(cols.front())) != 0)
      cols = part("columns");  // what stood there were settings of the page
    const std::string_view rows = part("rows");
    Puzzle puzzle(make_puzzle_board(parse_int(rows, 1, Puzzle::k_max_side, where_ + ": rows"),
                                    parse_int(cols, 1, Puzzle::k_max_side, where_ + ": cols"),
                                    where_));
    const Board& board = puzzle.board();
    const std::vector<int> beside = values(board.cols + board.rows, "numbers");
    LineNumbers numbers;
    for (const int value : beside)
      numbers.push_back(value < 0 ? std::nullopt : std::optional(value));
    set_column_numbers(puzzle, {numbers.begin(), numbers.begin() + board.cols}, where_);
    set_row_numbers(puzzle, {numbers.begin() + board.cols, numbers.end()}, where_);
    print_cells(values(board.cells(), "cells"), puzzle);
    puzzle.fleet = fleet();
    return {puzzle, {}};
  }

 private:
  /// What stands before the next slash.
  [[nodiscard]] std::string_view part(const std::string& what) {
    const std::size_t end = rest_.find('/');
    if (end == std::string_view::npos)
      throw InputError(where_ + ": the link ends where a slash behind its " + what +
                       " should stand");
    const std::string_view found = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return found;
  }

  /// `size` values; those missing at the end of the part are not known.
  [[nodiscard]] std::vector<int> values(int size, const std::string& what) {
    std::vector<int> values;
    const auto wanted = static_cast<std::size_t>(size);
    while (values.size() < wanted && !rest_.empty() && rest_.front() != '/') {
      const char c = rest_.front();
      if (c >= 'g' && c <= 'z') {
        rest_.remove_prefix(1);
        values.insert(values.end(), static_cast<std::size_t>(c - 'g' + 1), k_no_value);
      } else {
        values.push_back(value());
      }
    }
    if (values.size() > wanted)
      throw InputError(where_ + ": there are more " + what + " than " + std::to_string(size));
    values.resize(wanted, k_no_value);
    return values;
  }

  [[nodiscard]] int value() {
    if (rest_.front() == '.') {
      rest_.remove_prefix(1);
      return k_some_value;
    }
    const std::size_t sign = rest_.front() == '-' || rest_.front() == '+' ? 1 : 0;
    const std::size_t digits = sign == 0 ? 1 : rest_.front() == '-' ? 2 : 3;
    const std::string_view spelled = rest_.substr(0, sign + digits);
    int value = 0;
    for (const char c : spelled.substr(sign))
      value = 16 * value + std::min(digit_value(c), 1 << 16);
    if (spelled.size() < sign + digits ||
        std::ranges::any_of(spelled.substr(sign), [](char c) { return digit_value(c) >= 16; }))
      throw InputError(where_ + ": value " + in_quotes(spelled) +
                       ", allowed a digit 0..f, - and two of them, . or g..z");
    rest_.remove_prefix(sign + digits);
    return value;
  }

  void print_cells(const std::vector<int>& values, Puzzle& puzzle) const {
    for (int index = 0; index < puzzle.board().cells(); ++index) {
      const int value = values[at(index)];
      const Cell cell{index / puzzle.board().cols, index % puzzle.board().cols};
      if (value == k_no_value) continue;
      if (value == k_some_value) {
        puzzle.clues.set_clue(cell, Clue::ship);
        continue;
      }
      check_range(value, 0, static_cast<int>(k_link_cells.size()) - 1,
                  where_ + ": value of cell " + cell_name(cell));
      puzzle.clues.set_clue(cell, k_link_cells.at(at(value)));
    }
  }

  [[nodiscard]] std::optional<Fleet> fleet() {
    if (rest_.empty()) return std::nullopt;
    if (rest_.front() != '/')
      throw InputError(where_ + ": " + in_quotes(rest_) + " follows the last cell");
    rest_.remove_prefix(1);
    if (rest_.starts_with('/')) return named_fleet(rest_.substr(1));
    return fleet_of_pieces();
  }

  [[nodiscard]] Fleet named_fleet(std::string_view key) const {
    const auto known = std::ranges::find(k_link_fleets, key, &LinkFleet::key);
    if (known == k_link_fleets.end())
      throw InputError(where_ + ": fleet " + in_quotes(key) +
                       ", allowed c, d, e, or the number of pieces and the pieces");
    return parse_fleet(known->name);
  }

  [[nodiscard]] Fleet fleet_of_pieces() {
    std::vector<std::string_view> parts;
    while (rest_.find('/') != std::string_view::npos) parts.push_back(part("fleet"));
    parts.push_back(rest_);
    const int pieces = parse_int(parts.front(), 0, k_greatest_read, where_ + ": number of pieces");
    if (parts.size() != static_cast<std::size_t>(pieces) + 1)
      throw InputError(where_ + ": the fleet has " + std::to_string(parts.size() - 1) +
                       " pieces, but says " + std::to_string(pieces));
    std::vector<int> counts(Fleet::k_max_length);
    for (std::size_t i = 1; i < parts.size(); ++i) ++counts[at(length_of(parts[i]) - 1)];
    return fleet_of_counts(counts, where_);
  }

  /// Of a ship that lies either way. @throws InputError  if the piece is no ship.
  [[nodiscard]] int length_of(std::string_view piece) const {
    const auto refuse = [&] {
      throw InputError(where_ + ": piece " + in_quotes(piece) + " is no ship of 1.." +
                       std::to_string(Fleet::k_max_length) +
                       " cells in a row; one of 4 is written 14u");
    };
    if (piece.size() < 3) refuse();
    const int width = digit_value(piece[0]), height = digit_value(piece[1]);
    const int length = std::max(width, height);
    if (std::min(width, height) != 1 || length > Fleet::k_max_length) refuse();
    for (int i = 0; i < length; ++i) {
      const std::size_t place = 2 + at(i / 5);
      const int bits = place < piece.size() ? digit_value(piece[place]) : 0;
      if (bits >= 32 || ((bits >> (4 - i % 5)) & 1) == 0) refuse();
    }
    return length;
  }

  std::string_view rest_;
  std::string where_;
};

/// A row of values, as a link codes it.
class LinkValues {
 public:
  void add(int value) {
    if (value == k_no_value) {
      if (++skipped_ == k_longest_link_run) close_run();
      return;
    }
    close_run();
    if (value == k_some_value) {
      text_ += '.';
    } else if (value < 16) {
      text_ += digit_of_value(value);
    } else {
      text_ += {'-', digit_of_value(value / 16), digit_of_value(value % 16)};
    }
  }

  [[nodiscard]] std::string text() && {
    close_run();
    return std::move(text_);
  }

 private:
  void close_run() {
    if (skipped_ > 0) text_ += digit_of_value(skipped_ + 15);
    skipped_ = 0;
  }

  std::string text_;
  int skipped_ = 0;
};

std::string link_piece(int length) {
  std::string text = {'1', digit_of_value(length)};
  for (int i = 0; i < length; i += 5) {
    const int ones = std::min(5, length - i);
    text += digit_of_value(32 - (1 << (5 - ones)));
  }
  return text;
}

std::string link_fleet(const Fleet& fleet) {
  for (const LinkFleet& known : k_link_fleets)
    if (parse_fleet(known.name) == fleet) return "//" + std::string(known.key);
  std::string pieces;
  for (int length = fleet.longest(); length > 0; --length)
    for (int i = 0; i < fleet.of_length(length); ++i) pieces += "/" + link_piece(length);
  return "/" + std::to_string(fleet.ships()) + pieces;
}

int link_value(Clue clue) {
  if (clue == Clue::unknown) return k_no_value;
  if (clue == Clue::ship) return k_some_value;
  return static_cast<int>(std::ranges::find(k_link_cells, clue) - k_link_cells.begin());
}

}  // namespace

std::vector<PrintedPuzzle> read_puzzlink(std::string_view text, const std::string& where) {
  std::vector<PrintedPuzzle> puzzles;
  for (const TextLine& line : lines_without_comments(text))
    puzzles.push_back(LinkReader(line.text, line.in(where)).puzzle());
  return puzzles;
}

std::string to_puzzlink(const Puzzle& puzzle) {
  const Board& board = puzzle.board();
  LinkValues numbers, cells;
  for (const auto& number : column_numbers(puzzle)) numbers.add(number.value_or(k_no_value));
  for (const auto& number : row_numbers(puzzle)) numbers.add(number.value_or(k_no_value));
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col) cells.add(link_value(puzzle.clues.clue({row, col})));
  return std::string(k_link_site) + std::string(k_link_kind) + std::to_string(board.cols) + "/" +
         std::to_string(board.rows) + "/" + std::move(numbers).text() + std::move(cells).text() +
         link_fleet(*puzzle.fleet) + "\n";
}

}  // namespace flotilla::puzzle
