// SPDX-License-Identifier: MIT
#include "puzzle/ladder.hpp"
#include "puzzle/rungs/rungs.hpp"

namespace flotilla::puzzle {
namespace {

bool dies(const Position& position, Cell cell, bool is_ship) {
  Position assumed = position;
  assumed.set_journal(nullptr);
  assumed.settle(cell, is_ship);
  climb(assumed, Rung::fleet);
  return assumed.is_dead();
}

}  // namespace

void probe_rung(Position& position) {
  const Board& board = position.task().board();
  for (int row = 0; row < board.rows; ++row)
    for (Mask open = position.open(row); open != 0; open &= open - 1) {
      const Cell cell{row, std::countr_zero(open)};
      for (const bool is_ship : {true, false}) {
        if (!dies(position, cell, is_ship)) continue;
        because(position,
                {.rule = Rule::contradiction_shown, .cell = cell, .assumed_ship = is_ship});
        return position.settle(cell, !is_ship);
      }
    }
}

}  // namespace flotilla::puzzle
