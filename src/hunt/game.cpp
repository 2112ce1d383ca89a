// SPDX-License-Identifier: MIT
#include "hunt/game.hpp"

#include <array>
#include <stdexcept>
#include <string>

namespace flotilla::hunt {

int play(Hunter& hunter, Referee& referee, int salvo, std::uint64_t game, std::vector<Reply>* log) {
  std::array<Reply, GameRules::k_max_salvo> replies;
  hunter.begin(game);
  while (!referee.is_over()) {
    int fired = 0;
    for (; fired < salvo && !referee.is_over(); ++fired) {
      const int cell = hunter.next_cell();
      if (!referee.may_fire(cell))
        throw std::logic_error("game " + std::to_string(game) + ": shot " +
                               std::to_string(referee.shots() + 1) + " at cell " +
                               std::to_string(cell) + ", fired at before or off the board");
      replies[static_cast<std::size_t>(fired)] = referee.fire(cell);
    }
    for (int i = 0; i < fired; ++i) {
      const Reply& reply = replies[static_cast<std::size_t>(i)];
      if (log) log->push_back(reply);
      hunter.hear(reply);
    }
  }
  return referee.shots();
}

}  // namespace flotilla::hunt
