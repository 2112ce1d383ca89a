// SPDX-License-Identifier: MIT
#include "fleet/ship.hpp"

#include <algorithm>

#include "fleet/cell_name.hpp"

namespace flotilla {

bool compatible(const Ship& a, const Ship& b, Touch touch) {
  // Steps between the nearest cells, down and across; 0 where the ranges meet.
  const int down = std::max({0, b.first.row - a.last().row, a.first.row - b.last().row});
  const int across = std::max({0, b.first.col - a.last().col, a.first.col - b.last().col});
  switch (touch) {
    case Touch::none:
      return std::max(down, across) >= 2;
    case Touch::corner:
      return down + across >= 2;
    case Touch::any:
      break;
  }
  return down + across >= 1;
}

bool Ship::covers(Cell cell) const {
  return vertical ? cell.col == first.col && cell.row >= first.row && cell.row < first.row + length
                  : cell.row == first.row && cell.col >= first.col && cell.col < first.col + length;
}

Ship Ship::transposed() const { return {{first.col, first.row}, length, !vertical && length > 1}; }

std::string to_string(const Ship& ship) {
  if (ship.length == 1) return cell_name(ship.first);
  return cell_name(ship.first) + "-" + cell_name(ship.last());
}

}  // namespace flotilla
