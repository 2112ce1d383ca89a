// SPDX-License-Identifier: MIT
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "fleet/layout.hpp"

namespace flotilla {

/// The ships of one line: "A1-C1 E3" or {"ships": [..]}, as below, ascending.
///
/// @param where  names the line in messages: "drawn.txt:12".
/// @throws InputError  names the ship or cell and what is allowed.
[[nodiscard]] Layout parse_layout(std::string_view line, const Board& board,
                                  const std::string& where);

/// A placement and where it stands.
struct FoundLayout {
  Layout layout;      // its ships, ascending; on the board, but perhaps in each other's way
  Board board;        // the same of all
  std::string where;  // "drawn.txt:12", its first line
};

/// Reads placements one after another, each in a form of its own:
///   - a picture as layout_grid draws it (the numbers at the right and below may be left out; `.` is water, too);
///   - a line of ships, "A1-C1 E3", as to_string(Layout) writes it, in any order;
///   - a JSON object on one line with the key "ships" as layout_json writes it; other keys are ignored.
/// Empty lines, and lines that begin with "draw ", "placement " or "#", stand between placements.
class LayoutReader {
 public:
  /// @param board  of all placements. nullopt: that of the first, which must be a grid, as lines do not say theirs.
  /// @param where  names the text in messages: "drawn.txt".
  LayoutReader(std::istream& text, std::optional<Board> board, std::string where);

  /// @throws InputError  names the line, the ship or cell and what is allowed.
  [[nodiscard]] std::optional<FoundLayout> next();

 private:
  bool take_line();
  [[nodiscard]] std::string here() const;
  [[nodiscard]] const Board& board_of_line() const;
  [[nodiscard]] FoundLayout grid();

  std::istream& text_;
  std::optional<Board> board_;
  std::string where_;
  std::string line_;
  int line_number_ = 0;
  bool is_line_kept_ = false;  // line_ was looked at, and is the next one to take
};

}  // namespace flotilla
