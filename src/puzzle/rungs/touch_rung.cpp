// SPDX-License-Identifier: MIT
#include "puzzle/rungs/rungs.hpp"

namespace flotilla::puzzle {
namespace {

Mask beside(Mask cells) { return cells << 1U | cells >> 1U; }
/// Cells with a neighbour in the line.
Mask paired(Mask cells) { return cells & beside(cells); }

/// With what is over and under a row, 0 beyond the board.
struct Neighbours {
  Mask above, here, below;
};

Neighbours ships_around(const Position& position, int row) {
  const int rows = position.task().board().rows;
  return {row > 0 ? position.ships(row - 1) : 0, position.ships(row),
          row + 1 < rows ? position.ships(row + 1) : 0};
}

void clear_corners(Position& position, int row) {
  const auto [above, here, below] = ships_around(position, row);
  const Mask corners = beside(above | below) & position.task().all_of(row);
  if ((corners & ~position.waters(row)) == 0) return;
  because(position, {.rule = Rule::corners_of_ship});
  position.settle(row, corners, false);
}

/// A ship cell with a neighbour along one axis is water along the other.
void clear_sides(Position& position, int row) {
  const auto [above, here, below] = ships_around(position, row);
  const Mask sides = (paired(above) | paired(below) | beside(here & (above | below))) &
                     position.task().all_of(row);
  if ((sides & ~position.waters(row)) == 0) return;
  because(position, {.rule = Rule::sides_of_ship});
  position.settle(row, sides, false);
}

/// Both ends of a run as long as the longest ship are water.
void end_longest_runs(Position& position, int line) {
  const int longest = position.task().longest();
  const Mask ships = position.ships(line);
  if (longest == 0) {
    if (ships != 0) die_of(position, {.rule = Rule::longest_run, .line = line});
    return;
  }
  Mask begins = ships;
  for (int i = 1; i < longest && begins != 0; ++i) begins &= ships >> i;
  if (begins == 0) return;
  if ((begins & ships >> longest) != 0)
    return die_of(position, {.rule = Rule::longest_run, .line = line});
  // A single cell of a fleet of submarines ends on all sides: both lines see to it.
  const Mask ends = (begins << longest | begins >> 1U) & position.task().all_of(line);
  if ((ends & ~position.waters(line)) == 0) return;
  because(position, {.rule = Rule::longest_run, .line = line, .length = longest});
  position.settle(line, ends, false);
}

void settle_beside(Position& position, Cell cell, int rows_on, int cols_on, bool is_ship) {
  const Cell beside{cell.row + rows_on, cell.col + cols_on};
  if (position.task().board().contains(beside)) return position.settle(beside, is_ship);
  if (is_ship) position.die();  // a piece that goes on off the board
}

/// The cell after the end of a piece is ship; where ships keep apart, all its other sides are water.
void read_end(Position& position, Cell cell, int rows_on, int cols_on) {
  settle_beside(position, cell, rows_on, cols_on, true);
  if (!position.task().keeps_sides()) return;
  settle_beside(position, cell, -rows_on, -cols_on, false);
  settle_beside(position, cell, cols_on, rows_on, false);
  settle_beside(position, cell, -cols_on, -rows_on, false);
}

void clear_all_sides(Position& position, Cell cell) {
  if (!position.task().keeps_sides()) return;
  settle_beside(position, cell, 1, 0, false);
  settle_beside(position, cell, -1, 0, false);
  settle_beside(position, cell, 0, 1, false);
  settle_beside(position, cell, 0, -1, false);
}

/// A middle has a ship cell on both sides along one axis. It resolves when the other one closes, or when it is seen to lie
/// along this one.
void resolve_middle(Position& position, Cell cell, bool is_down) {
  const Cell before{cell.row - is_down, cell.col - !is_down};
  const Cell after{cell.row + is_down, cell.col + !is_down};
  const auto is_closed = [&](Cell beside) {
    return !position.task().board().contains(beside) || position.is_water(beside);
  };
  const auto is_ship = [&](Cell beside) {
    return position.task().board().contains(beside) && position.is_ship(beside);
  };
  because(position, {.rule = Rule::axis_of_middle, .cell = cell});
  if (is_closed(before) || is_closed(after)) {
    settle_beside(position, cell, !is_down, is_down, true);
    settle_beside(position, cell, -!is_down, -is_down, true);
  } else if (position.task().keeps_sides() && (is_ship(before) || is_ship(after))) {
    settle_beside(position, cell, is_down, !is_down, true);
    settle_beside(position, cell, -is_down, -!is_down, true);
  }
}

void read_piece(Position& position, const Task::PrintedCell& printed) {
  const Cell cell = printed.cell;
  because(position, {.rule = Rule::sides_of_piece, .cell = cell});
  switch (printed.clue) {
    case Clue::left:
      return read_end(position, cell, 0, 1);
    case Clue::right:
      return read_end(position, cell, 0, -1);
    case Clue::top:
      return read_end(position, cell, 1, 0);
    case Clue::bottom:
      return read_end(position, cell, -1, 0);
    case Clue::submarine:
      return clear_all_sides(position, cell);
    case Clue::middle:
      resolve_middle(position, cell, false);
      return resolve_middle(position, cell, true);
    default:
      return;
  }
}

Mask with_neighbours(Mask rows) { return rows | beside(rows); }

}  // namespace

void touch_rung(Position& position, const Position::Changed& changed) {
  const Task& task = position.task();
  for (const Task::PrintedCell& printed : task.printed()) read_piece(position, printed);
  if (!task.keeps_sides()) return;
  const Mask rows = with_neighbours(changed.rows) & ((Mask{1} << task.board().rows) - 1);
  for_each_place(rows, [&](int row) {
    if (task.keeps_corners()) clear_corners(position, row);
    clear_sides(position, row);
  });
  for_each_place(changed.rows, [&](int row) { end_longest_runs(position, row); });
  for_each_place(changed.columns,
                 [&](int col) { end_longest_runs(position, position.column_line(col)); });
}

}  // namespace flotilla::puzzle
