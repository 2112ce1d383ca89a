// SPDX-License-Identifier: MIT
#include "fleet/ship.hpp"

#include <algorithm>

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

}  // namespace flotilla
