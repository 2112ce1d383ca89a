// SPDX-License-Identifier: MIT
#include "space/marginals.hpp"

#include <algorithm>
#include <map>

#include "fleet/clue.hpp"

namespace flotilla::space {

const char* name_of(Shape shape) {
  constexpr std::array k_names = {"submarine", "left end",   "right end",
                                  "top end",   "bottom end", "middle"};
  return k_names[static_cast<std::size_t>(shape)];
}

Shape shape_of(const Ship& ship, int i) {
  // Shapes are the clues from submarine on, in the same order.
  constexpr int k_first = static_cast<int>(Clue::submarine);
  static_assert(static_cast<int>(Clue::left) - k_first == static_cast<int>(Shape::left) &&
                static_cast<int>(Clue::middle) - k_first == static_cast<int>(Shape::middle));
  return static_cast<Shape>(static_cast<int>(clue_of(ship, i)) - k_first);
}

std::vector<CellMarginal> marginals(const BerthCounts& counts) {
  const Board& board = counts.problem.board;
  std::vector<CellMarginal> cells(static_cast<std::size_t>(board.cells()));
  for (const auto& [ship, count] : counts.of) {
    for (int i = 0; i < ship.length; ++i) {
      const Cell at = ship.cell(i);
      CellMarginal& cell = cells[static_cast<std::size_t>(at.row * board.cols + at.col)];
      cell.ship += count;
      cell.of_length[static_cast<std::size_t>(ship.length)] += count;
      if (ship.length > 1) (ship.vertical ? cell.down : cell.across) += count;
      cell.of_shape[static_cast<std::size_t>(shape_of(ship, i))] += count;
    }
  }
  return cells;
}

std::vector<std::vector<Cell>> symmetry_classes(const Board& board, bool is_blank) {
  const auto representative = [&](Cell cell) {
    if (!is_blank) return cell;
    Cell first{std::min(cell.row, board.rows - 1 - cell.row),
               std::min(cell.col, board.cols - 1 - cell.col)};
    if (board.rows == board.cols && first.row > first.col) std::swap(first.row, first.col);
    return first;
  };
  std::map<Cell, std::vector<Cell>> classes;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      classes[representative({row, col})].push_back({row, col});
    }
  }
  std::vector<std::vector<Cell>> listed;
  for (auto& [first, cells] : classes) listed.push_back(std::move(cells));
  return listed;
}

}  // namespace flotilla::space
