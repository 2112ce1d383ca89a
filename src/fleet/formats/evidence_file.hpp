// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "fleet/evidence.hpp"

namespace flotilla {

/// Reads evidence as JSON (evidence_json.hpp) if it begins with a bracket, else as text (evidence_text.hpp):
/// a grid, a log of shots, or both.
///
/// @param where  names the text in messages.
/// @throws InputError  names the line or key, the cell, the value and what is allowed.
[[nodiscard]] Evidence read_evidence(std::string_view text, const Board& board,
                                     const std::string& where);

/// The same for what a file holds.
///
/// @throws FileError   as read_text_file.
[[nodiscard]] Evidence read_evidence_file(const std::string& path, const Board& board);

/// The size of the board that such a text has a grid of (or, as JSON, says): nothing if it does not say. No more is checked.
[[nodiscard]] std::optional<Board> board_of_evidence(std::string_view text);

}  // namespace flotilla
