// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/formats/format.hpp"
#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads all boards of a text.
///
/// @param where   names the text in messages: "boards.pl", "standard input".
/// @param format  how it is written; nothing: recognized from its first lines.
/// @return        in their order; none if the text is blank.
/// @throws InputError  if no format is recognized, or as the format's own reader, which see: one sentence that names
///   the line or board, the value and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_puzzles(std::string_view text,
                                                      const std::string& where,
                                                      std::optional<Format> format = {});

/// The same of a file of at most 64 MiB. @throws FileError  as read_text_file.
[[nodiscard]] std::vector<PrintedPuzzle> read_puzzle_file(const std::string& path,
                                                          std::optional<Format> format = {});

inline constexpr std::size_t k_max_puzzle_file_mib = 64;

/// One board, as part of a text of many; its last line has its end. What the format has no place for is left out if it
/// is a name or an answer, and refused if it is a clue, a fleet or a rule.
///
/// @param where  names the board in messages: "board 3".
/// @throws InputError  if the format cannot say what the board holds: names it and the formats that can.
[[nodiscard]] std::string written(const PrintedPuzzle& printed, Format format,
                                  const std::string& where);

/// All of them, a text that read_puzzles reads back. @throws InputError  as `written`.
[[nodiscard]] std::string write_puzzles(std::span<const PrintedPuzzle> puzzles, Format format);

}  // namespace flotilla::puzzle
