// SPDX-License-Identifier: MIT
#pragma once

#include "fleet/shot.hpp"

namespace flotilla::hunt {

/// A shot and what was answered, as small as a game of millions wants it.
struct Reply {
  int cell = 0;  ///< row * cols + col
  Answer answer = Answer::miss;
  int length = 0;  ///< of the ship that was hit; 0: not told

  bool operator==(const Reply&) const = default;
};

/// The same as a shot of evidence.
[[nodiscard]] Shot shot_of(const Reply& reply, const Board& board);
/// The inverse. Requires that the shot's cell is on the board.
[[nodiscard]] Reply reply_of(const Shot& shot, const Board& board);

}  // namespace flotilla::hunt
