// SPDX-License-Identifier: MIT
#include "fleet/ship.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

namespace flotilla {
namespace {

std::vector<Cell> cells_of(const Ship& ship) {
  std::vector<Cell> cells;
  for (int i = 0; i < ship.length; ++i)
    cells.push_back(
        {ship.first.row + (ship.vertical ? i : 0), ship.first.col + (ship.vertical ? 0 : i)});
  return cells;
}

bool compatible_by_cells(const Ship& a, const Ship& b, Touch touch) {
  for (const Cell& x : cells_of(a))
    for (const Cell& y : cells_of(b)) {
      const int down = std::abs(x.row - y.row);
      const int across = std::abs(x.col - y.col);
      if (down + across == 0) return false;
      if (touch != Touch::any && down + across == 1) return false;
      if (touch == Touch::none && down == 1 && across == 1) return false;
    }
  return true;
}

TEST(Ship, LastCell) {
  EXPECT_EQ((Ship{{2, 3}, 4, false}.last()), (Cell{2, 6}));
  EXPECT_EQ((Ship{{2, 3}, 4, true}.last()), (Cell{5, 3}));
  EXPECT_EQ((Ship{{2, 3}, 1, false}.last()), (Cell{2, 3}));
}

TEST(Ship, CompatibleAsCellByCell) {
  std::vector<Ship> ships;
  for (int row = 0; row < 5; ++row)
    for (int col = 0; col < 5; ++col)
      for (int length = 1; length <= 3; ++length)
        for (const bool vertical : {false, true})
          if (length > 1 || !vertical) ships.push_back({{row, col}, length, vertical});
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any})
    for (const Ship& a : ships)
      for (const Ship& b : ships)
        ASSERT_EQ(compatible(a, b, touch), compatible_by_cells(a, b, touch))
            << to_string(touch) << " (" << a.first.row << "," << a.first.col << ") " << a.length
            << a.vertical << " (" << b.first.row << "," << b.first.col << ") " << b.length
            << b.vertical;
}

}  // namespace
}  // namespace flotilla
