// SPDX-License-Identifier: MIT
// One variable a cell, one a berth. A berth taken makes its cells ship and its ends water; a ship cell needs a berth that
// takes it. Two berths over a cell are kept apart by the clauses on cells where ships may not share a side, else by
// clauses on berths. The cells of a line are counted as they are; of the berths of a length, first how many each line has,
// then all of them: to learn that a line of ten holds a ship of six is worth more than to learn it berth by berth.
#include "puzzle/board_model.hpp"

#include <algorithm>

#include "number/narrow.hpp"
#include "puzzle/ladder.hpp"
#include "puzzle/rungs/berths.hpp"

namespace flotilla::puzzle {
namespace {

template <typename Visit>
void for_each_cell(const Board& board, Visit&& visit) {
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col) visit(Cell{row, col});
}

}  // namespace

BoardModel::BoardModel(const Task& task)
    : task_(task), clauses_([this](std::span<const Literal> clause) { learner_.add(clause); }) {
  const Board& board = task.board();
  for (int i = 0; i < board.cells(); ++i) cells_.push_back(clauses_.new_variable());
  over_.resize(cells_.size());
  Position position(task);
  climb(position, Rung::fleet);
  if (position.is_dead()) {
    clauses_.add({});
    return;
  }
  fix_cells(position);
  place_berths(position);
  give_cells_ships();
  keep_apart();
  count_lines();
  for (const Placed& placed : berths_) tell_lines(placed);
}

void BoardModel::stay_near(const Layout& layout) {
  for (const Ship& ship : layout)
    for (int i = 0; i < ship.length; ++i) learner_.prefer(cell(ship.cell(i)));
  for (const Placed& placed : berths_)
    if (std::ranges::find(layout, placed.ship) != layout.end()) learner_.prefer(placed.variable);
}

Layout BoardModel::layout() const {
  Layout layout;
  for (const Placed& placed : berths_)
    if (learner_.is_true(placed.variable)) layout.push_back(placed.ship);
  std::ranges::sort(layout);
  return layout;
}

void BoardModel::exclude_current() {
  std::vector<Literal> clause;
  const auto differ_from = [&](Literal literal) {
    if (learner_.is_true(literal)) clause.push_back(-literal);
    // An answer may be this one and more ships.
    if (!learner_.is_true(literal) && !task_.is_fleet_given()) clause.push_back(literal);
  };
  if (task_.keeps_sides()) {  // cells then tell their ships
    std::ranges::for_each(cells_, differ_from);
  } else {
    for (const Placed& placed : berths_) differ_from(placed.variable);
  }
  clauses_.add(clause);
}

std::size_t BoardModel::place(Cell cell) const {
  return at(cell.row * task_.board().cols + cell.col);
}

/// What the ladder settles by itself.
void BoardModel::fix_cells(const Position& position) {
  for_each_cell(task_.board(), [&](Cell cell) {
    if (!position.is_open(cell))
      clauses_.add({position.is_ship(cell) ? this->cell(cell) : -this->cell(cell)});
  });
}

void BoardModel::place_berths(const Position& position) {
  const Berths berths(position);
  for (int length = task_.longest(); length >= 1; --length) {
    if (task_.ships(length) == 0) continue;
    std::vector<Literal> by_line;
    const int lines = length == 1 ? task_.board().rows : task_.lines();
    for (int line = 0; line < lines; ++line) {
      std::vector<Literal> of_line;
      for_each_place(berths.along(line, length) | berths.finished_along(line, length),
                     [&](int begin) { of_line.push_back(place_berth(line, begin, length)); });
      if (!task_.is_fleet_given() || of_line.empty()) continue;
      const std::vector<Literal> counted = clauses_.more_than(of_line, most(line, length));
      by_line.insert(by_line.end(), counted.begin(), counted.end());
    }
    if (task_.is_fleet_given()) learner_.exactly(by_line, task_.ships(length));
  }
}

/// Ships of a length that a line has room for along it, or one more than there are.
std::size_t BoardModel::most(int line, int length) const {
  const int number = task_.number(line);
  const int cells = number == Task::k_unknown ? task_.cells_of(line) : number;
  return at(std::max(1, std::min(task_.ships(length) + 1, cells / length)));
}

Literal BoardModel::place_berth(int line_number, int begin, int length) {
  const Line line = task_.line(line_number);
  const Ship ship{line.cell(begin), length, !line.is_row};
  const Literal variable = clauses_.new_variable();
  berths_.push_back({ship, variable, line_number, begin});
  for (int i = 0; i < length; ++i) {
    clauses_.add({-variable, cell(ship.cell(i))});
    over_[place(ship.cell(i))].push_back(berths_.size() - 1);
  }
  if (!task_.keeps_sides()) return variable;
  for (const int end : {begin - 1, begin + length}) {
    const Cell beyond = line.cell(end);
    if (is_on_board(beyond)) clauses_.add({-variable, -cell(beyond)});
  }
  if (length == 1)
    for (const int side : {-1, 1}) {
      const Cell beyond{ship.first.row + side, ship.first.col};
      if (is_on_board(beyond)) clauses_.add({-variable, -cell(beyond)});
    }
  return variable;
}

void BoardModel::give_cells_ships() {
  for_each_cell(task_.board(), [&](Cell cell) {
    std::vector<Literal> clause{-this->cell(cell)};
    for (const std::size_t berth : over_[place(cell)]) clause.push_back(berths_[berth].variable);
    clauses_.add(clause);
  });
}

void BoardModel::keep_apart() {
  if (!task_.keeps_sides()) return keep_berths_apart();
  for_each_cell(task_.board(), [&](Cell corner) {
    const Cell opposite{corner.row + 1, corner.col + 1};
    if (!is_on_board(opposite)) return;
    const Literal a = cell(corner), b = cell({corner.row, corner.col + 1});
    const Literal c = cell({corner.row + 1, corner.col}), d = cell(opposite);
    if (task_.keeps_corners()) {
      clauses_.add({-a, -d});
      clauses_.add({-b, -c});
    } else {
      clauses_.add({-a, -b, -c});
      clauses_.add({-a, -b, -d});
      clauses_.add({-a, -c, -d});
      clauses_.add({-b, -c, -d});
    }
  });
}

void BoardModel::keep_berths_apart() {
  for (const std::vector<std::size_t>& over : over_)
    for (std::size_t i = 0; i < over.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        clauses_.add({-berths_[over[i]].variable, -berths_[over[j]].variable});
}

void BoardModel::count_lines() {
  for (int line = 0; line < task_.lines(); ++line) {
    counts_.push_back(k_uncounted);
    if (task_.number(line) == Task::k_unknown) continue;
    std::vector<Literal> cells;
    for (int i = 0; i < task_.cells_of(line); ++i) cells.push_back(cell(task_.line(line).cell(i)));
    counts_.back() = learner_.exactly(cells, task_.number(line));
  }
}

/// What a berth taken means for its line and those beside it: two lines of 10 in 14 have no ship of six between them.
void BoardModel::tell_lines(const Placed& berth) {
  const Mask cells = ((Mask{1} << berth.ship.length) - 1) << berth.begin;
  const Mask with_ends = (cells | cells << 1 | cells >> 1) & task_.all_of(berth.line);
  if (counts_[at(berth.line)] != k_uncounted)
    learner_.entails(berth.variable, counts_[at(berth.line)], cells,
                     task_.keeps_sides() ? with_ends & ~cells : 0);
  if (!task_.keeps_sides()) return;
  const bool is_row = task_.line(berth.line).is_row;
  for (const int beside : {berth.line - 1, berth.line + 1}) {
    if (beside < 0 || beside >= task_.lines() || task_.line(beside).is_row != is_row) continue;
    if (counts_[at(beside)] != k_uncounted)
      learner_.entails(berth.variable, counts_[at(beside)], 0,
                       task_.keeps_corners() ? with_ends : cells);
  }
}

}  // namespace flotilla::puzzle
