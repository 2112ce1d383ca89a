// SPDX-License-Identifier: MIT
// One variable a cell, one a berth. A berth taken makes its cells ship and its ends water; a ship cell needs a berth that
// takes it. Two berths over a cell are kept apart by the clauses on cells where ships may not share a side, else by
// clauses on berths. Lines and lengths are counted by totalizers.
#include "puzzle/sat_search.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <vector>

#include "number/narrow.hpp"
#include "puzzle/clauses.hpp"
#include "puzzle/rungs/berths.hpp"

namespace flotilla::puzzle {
namespace {

class Stopper : public CaDiCaL::Terminator {
 public:
  explicit Stopper(const std::function<bool()>& is_over) : is_over_(is_over) {}
  bool terminate() override { return is_over_ && is_over_(); }

 private:
  const std::function<bool()>& is_over_;
};

class Model {
 public:
  explicit Model(const Task& task)
      : task_(task), clauses_([this](std::span<const Literal> clause) { add(clause); }) {
    solver_.configure("sat");
    solver_.set("phase", 0);  // most cells are water
    solver_.set("quiet", 1);
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
  }

  CaDiCaL::Solver& solver() { return solver_; }

  /// The answer the solver stands at.
  [[nodiscard]] Layout layout() {
    Layout layout;
    for (const Placed& placed : berths_)
      if (solver_.val(placed.variable) > 0) layout.push_back(placed.ship);
    std::ranges::sort(layout);
    return layout;
  }

  /// No later answer is this one.
  void exclude_current() {
    std::vector<Literal> clause;
    for (const Placed& placed : berths_)
      if (solver_.val(placed.variable) > 0) clause.push_back(-placed.variable);
    if (!task_.is_fleet_given())  // an answer may be this one and more ships
      for (const Placed& placed : berths_)
        if (solver_.val(placed.variable) < 0) clause.push_back(placed.variable);
    clauses_.add(clause);
  }

 private:
  struct Placed {
    Ship ship;
    Literal variable;
  };

  void add(std::span<const Literal> clause) {
    for (const Literal literal : clause) solver_.add(literal);
    solver_.add(0);
  }
  [[nodiscard]] std::size_t place(Cell cell) const {
    return at(cell.row * task_.board().cols + cell.col);
  }
  [[nodiscard]] bool is_on_board(Cell cell) const { return task_.board().contains(cell); }
  [[nodiscard]] Literal cell(Cell cell) const { return cells_[place(cell)]; }

  template <typename Visit>
  void for_each_cell(Visit&& visit) const {
    for (int row = 0; row < task_.board().rows; ++row)
      for (int col = 0; col < task_.board().cols; ++col) visit(Cell{row, col});
  }

  /// What the ladder settles by itself.
  void fix_cells(const Position& position) {
    for_each_cell([&](Cell cell) {
      if (!position.is_open(cell))
        clauses_.add({position.is_ship(cell) ? this->cell(cell) : -this->cell(cell)});
    });
  }

  void place_berths(const Position& position) {
    const Berths berths(position);
    for (int length = 1; length <= task_.longest(); ++length) {
      if (task_.ships(length) == 0) continue;
      std::vector<Literal> of_length;
      const int lines = length == 1 ? task_.board().rows : task_.lines();
      for (int line = 0; line < lines; ++line)
        for_each_place(
            berths.along(line, length) | berths.finished_along(line, length),
            [&](int begin) { of_length.push_back(place_berth(task_.line(line), begin, length)); });
      if (task_.is_fleet_given()) clauses_.exactly(of_length, task_.ships(length));
    }
  }

  Literal place_berth(const Line& line, int begin, int length) {
    const Ship ship{line.cell(begin), length, !line.is_row};
    const Literal variable = clauses_.new_variable();
    berths_.push_back({ship, variable});
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

  void give_cells_ships() {
    for_each_cell([&](Cell cell) {
      std::vector<Literal> clause{-this->cell(cell)};
      for (const std::size_t berth : over_[place(cell)]) clause.push_back(berths_[berth].variable);
      clauses_.add(clause);
    });
  }

  void keep_apart() {
    if (!task_.keeps_sides()) return keep_berths_apart();
    for_each_cell([&](Cell corner) {
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

  void keep_berths_apart() {
    for (const std::vector<std::size_t>& over : over_)
      for (std::size_t i = 0; i < over.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
          clauses_.add({-berths_[over[i]].variable, -berths_[over[j]].variable});
  }

  void count_lines() {
    for (int line = 0; line < task_.lines(); ++line) {
      if (task_.number(line) == Task::k_unknown) continue;
      std::vector<Literal> cells;
      for (int i = 0; i < task_.cells_of(line); ++i)
        cells.push_back(cell(task_.line(line).cell(i)));
      clauses_.exactly(cells, task_.number(line));
    }
  }

  const Task& task_;
  CaDiCaL::Solver solver_;
  Clauses clauses_;
  std::vector<Literal> cells_;  // row-major
  std::vector<Placed> berths_;
  std::vector<std::vector<std::size_t>> over_;  // by cell: places in berths_
};

}  // namespace

SearchResult sat_search(const Task& task, const SearchLimits& limits,
                        const std::function<void(const Layout&)>& visit) {
  constexpr int k_satisfiable = 10, k_unsatisfiable = 20;
  Model model(task);
  Stopper stopper(limits.is_over);
  if (limits.is_over) model.solver().connect_terminator(&stopper);
  SearchResult result;
  for (;;) {
    const int status = model.solver().solve();
    if (status == k_unsatisfiable) break;
    if (status != k_satisfiable) {
      result.end = SearchEnd::not_decided;
      break;
    }
    ++result.answers;
    visit(model.layout());
    if (result.answers == limits.answers) {
      result.end = SearchEnd::all_wanted;
      break;
    }
    model.exclude_current();
  }
  if (limits.is_over) model.solver().disconnect_terminator();
  return result;
}

}  // namespace flotilla::puzzle
