// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "fleet/evidence.hpp"

namespace flotilla {

/// Reads evidence as people write it, each part optional:
///
///     # a comment: `#` at the start of a line or after a blank
///     ..~* 2          one line a row, a symbol (clue.hpp) a cell, then perhaps the row's number
///     .<>. ?          (`?` or `-`: not known)
///     ....
///     1 ? 0 2         below the last row: the columns' numbers
///     answers sunk    how shots are answered (shot.hpp)
///     A1 miss         shots in the order they were fired, one or several a line,
///     B2 hit, B3 sunk with commas or semicolons between them
///
/// @param where  names the text in messages, which add the line: "shots.txt".
/// @throws InputError  for anything else: names the line, the cell and what is allowed.
[[nodiscard]] Evidence read_evidence_text(std::string_view text, const Board& board,
                                          const std::string& where);

/// The size of the grid in such a text, or nothing if it has none. Rows that differ are for read_evidence_text to refuse.
[[nodiscard]] std::optional<Board> board_of_evidence_text(std::string_view text);

/// The same evidence as text; read_evidence_text reads it back. The grid is left out if it says nothing.
[[nodiscard]] std::string to_text(const Evidence& evidence);

}  // namespace flotilla
