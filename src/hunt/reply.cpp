// SPDX-License-Identifier: MIT
#include "hunt/reply.hpp"

#include "number/assert.hpp"

namespace flotilla::hunt {

Shot shot_of(const Reply& reply, const Board& board) {
  Shot shot{{reply.cell / board.cols, reply.cell % board.cols}, reply.answer};
  if (reply.length > 0) shot.length = reply.length;
  return shot;
}

Reply reply_of(const Shot& shot, const Board& board) {
  FLOTILLA_ASSERT_LIGHT(board.contains(shot.cell));
  return {shot.cell.row * board.cols + shot.cell.col, shot.answer, shot.length.value_or(0)};
}

}  // namespace flotilla::hunt
