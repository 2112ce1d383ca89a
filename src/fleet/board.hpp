// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <compare>
#include <string>
#include <string_view>

namespace flotilla {

/// Row 0 is the top one, column 0 the left one.
struct Cell {
  int row = 0;
  int col = 0;
  auto operator<=>(const Cell&) const = default;  // NOLINT(modernize-use-nullptr): clang-tidy 14
};

/// A rectangle of rows x cols cells, row-major. Make one with make_board or parse_board, which check it.
struct Board {
  static constexpr int k_max_side = 10000;
  static constexpr int k_max_short_side =
      64;  // a row of the narrow direction must fit in a 64-bit mask
  static constexpr int k_max_unswept_side = 1'000'000'000;

  /// Greatest sides.
  struct Limits {
    int side;
    int short_side;
  };
  static constexpr Limits k_swept{k_max_side, k_max_short_side};
  /// Of boards that are answered for without a sweep. Their cells() may not fit in an int.
  static constexpr Limits k_unswept{k_max_unswept_side, k_max_unswept_side};

  int rows = 1;
  int cols = 1;

  [[nodiscard]] int cells() const { return rows * cols; }
  [[nodiscard]] int short_side() const { return std::min(rows, cols); }
  [[nodiscard]] int long_side() const { return std::max(rows, cols); }
  [[nodiscard]] Board transposed() const { return {cols, rows}; }
  [[nodiscard]] bool contains(Cell cell) const {
    return cell.row >= 0 && cell.row < rows && cell.col >= 0 && cell.col < cols;
  }
  bool operator==(const Board&) const = default;
};

/// @throws InputError  unless rows and cols are in 1..10000 and the smaller one is at most 64.
[[nodiscard]] Board make_board(int rows, int cols);

/// "10x12" is 10 rows by 12 columns; white space around the numbers is ignored.
///
/// @throws InputError  if it does not read rows x cols, or passes the limits.
[[nodiscard]] Board parse_board(std::string_view text,
                                const Board::Limits& limits = Board::k_swept);

/// "10x12"; parse_board reads it back.
[[nodiscard]] std::string to_string(const Board& board);

}  // namespace flotilla
