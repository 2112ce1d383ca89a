// SPDX-License-Identifier: MIT
#include "hunt/game_rules.hpp"

#include "number/errors.hpp"

namespace flotilla::hunt {

void check_rules(const GameRules& rules) {
  const Board& board = rules.problem.board;
  const Fleet& fleet = rules.problem.fleet;
  if (board.cells() > GameRules::k_max_cells)
    throw InputError("board " + to_string(board) + ": " + std::to_string(board.cells()) +
                     " cells, games are played on 1.." + std::to_string(GameRules::k_max_cells));
  if (fleet.has_unlimited())
    throw InputError("fleet " + to_string(fleet) +
                     ": a game needs a fixed number of ships of each length");
  if (fleet.ships() == 0) throw InputError("fleet empty: there is nothing to hunt");
  if (rules.salvo < 1 || rules.salvo > GameRules::k_max_salvo)
    throw InputError("salvo = " + std::to_string(rules.salvo) + ", allowed 1.." +
                     std::to_string(GameRules::k_max_salvo));
}

std::string to_string(const GameRules& rules) {
  return to_string(rules.problem) + ", answers " + to_string(rules.answers) + ", salvo " +
         std::to_string(rules.salvo);
}

}  // namespace flotilla::hunt
