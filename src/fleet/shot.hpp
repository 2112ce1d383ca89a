// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "fleet/board.hpp"

namespace flotilla {

/// How shots are answered: what a `hit` leaves unsaid.
enum class Answers {
  hits,  ///< miss or hit; a hit may have sunk its ship
  sunk,  ///< a hit that leaves its ship no cell unhit is answered `sunk`, every other one `hit`
  sunk_length,  ///< as sunk, and `sunk 3` tells the ship's length
  named         ///< as sunk_length, and every `hit 3` tells it too
};

/// "hits", "sunk", "sunk_length" or "named"; `-` serves for `_`, white space around it is ignored.
///
/// @throws InputError  for anything else; suggests the nearest.
[[nodiscard]] Answers parse_answers(std::string_view text);

[[nodiscard]] std::string to_string(Answers answers);

enum class Answer { miss, hit, sunk };

/// One shot and what was answered.
struct Shot {
  Cell cell;
  Answer answer = Answer::miss;
  std::optional<int> length = std::nullopt;  ///< of the ship that was hit, if it was told
  std::string where = {};                    ///< where it was read, for messages: "shots.txt:3"

  /// The same shot with the same answer, wherever it was read.
  bool operator==(const Shot& other) const {
    return cell == other.cell && answer == other.answer && length == other.length;
  }
};

/// "A1 miss", "B2 hit" or "B3 sunk 3".
///
/// @param where  names the place in messages, and becomes the shot's `where`.
/// @throws InputError  if it reads otherwise or the cell is outside the board.
[[nodiscard]] Shot parse_shot(std::string_view text, const Board& board, const std::string& where);

/// "B3 sunk 3"; parse_shot reads it back.
[[nodiscard]] std::string to_string(const Shot& shot);

}  // namespace flotilla
