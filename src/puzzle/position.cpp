// SPDX-License-Identifier: MIT
#include "puzzle/position.hpp"

#include "puzzle/journal.hpp"

namespace flotilla::puzzle {

Position::Position(const Task& task) : task_(&task), open_cells_(task.board().cells()) {
  touch_all();
  for (const Task::PrintedCell& printed : task.printed())
    settle(printed.cell, flotilla::is_ship(printed.clue));
}

void Position::die() {
  is_dead_ = true;
  if (journal_ != nullptr) journal_->die();
}

void Position::touch_all() {
  changed_.rows = (Mask{1} << task_->board().rows) - 1;
  changed_.columns = (Mask{1} << task_->board().cols) - 1;
}

void Position::settle(Cell cell, bool is_ship) {
  if (is_open(cell)) return settle_open(cell, is_ship);
  if (this->is_ship(cell) != is_ship) die();
}

void Position::settle(int line, Mask mask, bool is_ship) {
  const Known& known = lines_[index(line)];
  if ((mask & (is_ship ? known.waters : known.ships)) != 0) die();
  const Line where = task_->line(line);
  for_each_place(mask & open(line), [&](int place) { settle_open(where.cell(place), is_ship); });
}

void Position::settle_open(Cell cell, bool is_ship) {
  const int column = column_line(cell.col);
  Known& row = lines_[index(cell.row)];
  Known& col = lines_[index(column)];
  (is_ship ? row.ships : row.waters) |= Mask{1} << cell.col;
  (is_ship ? col.ships : col.waters) |= Mask{1} << cell.row;
  changed_.rows |= Mask{1} << cell.row;
  changed_.columns |= Mask{1} << cell.col;
  --open_cells_;
  if (journal_ != nullptr) journal_->add(cell, is_ship);
}

}  // namespace flotilla::puzzle
