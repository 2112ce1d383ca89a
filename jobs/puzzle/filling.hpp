// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "fleet/evidence.hpp"
#include "jobs/puzzle/board_question.hpp"

/// What somebody has filled in of a board so far.
namespace flotilla::jobs {

/// What --partial names, - for standard input: the board again in the format text, or its grid alone, a row a line. Numbers in it are not looked at.
///
/// @throws InputError  if it is of another size, or as the reader.
/// @throws FileError   if it cannot be read.
[[nodiscard]] Evidence filling_asked(const OptionValues& values, const Board& board);

struct FillingVerdict {
  enum class Kind { right, wrong, undecided };
  Kind kind = Kind::undecided;
  std::optional<Cell>
      wrong_cell;  // the first that no answer has so; nothing if only together they are wrong
  Clue filled = Clue::unknown;  // there
  int open_cells = 0;

  [[nodiscard]] std::string_view word() const;
  [[nodiscard]] std::string sentence() const;
  [[nodiscard]] nlohmann::ordered_json json() const;
};

/// @param finding  the answers of the board itself.
[[nodiscard]] FillingVerdict judge_filling(const BoardQuestion& question, puzzle::Reading reading,
                                           const Evidence& filling, const Finding& finding,
                                           const Limits& limits);

/// The board with the cells filled in settled, as ship or water.
[[nodiscard]] puzzle::Position filled_position(const puzzle::Task& task, const Evidence& filling);

}  // namespace flotilla::jobs
