// SPDX-License-Identifier: MIT
#include "berths/symmetry.hpp"

#include <algorithm>
#include <map>

namespace flotilla::berths {

namespace {

struct Mirrors {
  bool upside_down, left_right, transposed;  // in this order
};

Cell image(Cell cell, const Board& board, const Mirrors& mirrors) {
  if (mirrors.upside_down) cell.row = board.rows - 1 - cell.row;
  if (mirrors.left_right) cell.col = board.cols - 1 - cell.col;
  return mirrors.transposed ? Cell{cell.col, cell.row} : cell;
}

Ship image(const Ship& ship, const Board& board, const Mirrors& mirrors) {
  const Cell one = image(ship.first, board, mirrors);
  const Cell other = image(ship.last(), board, mirrors);
  const bool is_vertical = ship.length > 1 && ship.vertical != mirrors.transposed;
  return {{std::min(one.row, other.row), std::min(one.col, other.col)}, ship.length, is_vertical};
}

}  // namespace

std::vector<Symmetry> symmetries(const BerthTable& table) {
  const Board& board = table.problem().board;
  std::map<Ship, int> number;
  for (int berth = 0; berth < table.size(); ++berth) number.emplace(table.ship(berth), berth);
  std::vector<Symmetry> all;
  for (const bool transposed : {false, true})
    for (const bool left_right : {false, true})
      for (const bool upside_down : {false, true}) {
        if (transposed && board.rows != board.cols) continue;
        Symmetry& symmetry = all.emplace_back();
        for (int berth = 0; berth < table.size(); ++berth)
          symmetry.push_back(
              number.at(image(table.ship(berth), board, {upside_down, left_right, transposed})));
      }
  return all;
}

}  // namespace flotilla::berths
