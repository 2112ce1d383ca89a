// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "fleet/evidence.hpp"

namespace flotilla {

/// Reads evidence as programs write it: one object, each key optional.
///
///     rows, cols       whole numbers: the board, if it should be checked against the one asked about
///     cells            one string a row, a symbol (clue.hpp) a cell: ["..~*", ".<>.", "...."]
///     row_numbers      one whole number or null (not known) a row; column_numbers: a column
///     answers          "hits", "sunk", "sunk_length" or "named" (shot.hpp)
///     shots            strings in the order they were fired: ["A1 miss", "B2 hit", "B3 sunk 2"]
///
/// @param where  names the text in messages, which add the key: "shots.json".
/// @throws InputError  for anything else, a key given twice included: names the key, the value and what is
///   allowed.
[[nodiscard]] Evidence read_evidence_json(std::string_view text, const Board& board,
                                          const std::string& where);

/// The board that such a text says or shows, or nothing if it does neither. No more is checked.
[[nodiscard]] std::optional<Board> board_of_evidence_json(std::string_view text);

/// The same evidence as one object with rows, cols and all that is known; read_evidence_json reads it back.
[[nodiscard]] std::string to_json(const Evidence& evidence);

}  // namespace flotilla
