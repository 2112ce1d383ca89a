// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "hunt/hunter.hpp"
#include "hunt/referee.hpp"

namespace flotilla::hunt {

/// Plays one game to its end: the shot that leaves no ship afloat, within a salvo too.
///
/// @param referee  hides a layout and was not fired at.
/// @param log      null, or receives the replies in order.
/// @return         shots fired, at most the cells of the board.
/// @throws std::logic_error  if the hunter names a cell twice or off the board: a defect of the hunter.
int play(Hunter& hunter, Referee& referee, int salvo, std::uint64_t game,
         std::vector<Reply>* log = nullptr);

}  // namespace flotilla::hunt
