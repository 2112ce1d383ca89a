// SPDX-License-Identifier: MIT
#include "puzzle/answer.hpp"

#include <algorithm>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::puzzle {
namespace {

/// Divides ship cells into ships, the first cell not yet taken first.
class Division {
 public:
  Division(const Position& position, const std::function<bool(const Layout&)>& visit)
      : position_(position), task_(position.task()), visit_(visit) {
    for (int length = 1; length <= Task::k_max_length; ++length)
      left_[at(length)] = task_.ships(length);
    const Board& board = task_.board();
    for (int row = 0; row < board.rows; ++row)
      for_each_place(position.ships(row), [&](int col) { cells_.push_back({row, col}); });
  }

  void divide() { take_next(0); }

 private:
  [[nodiscard]] bool is_ship(Cell cell) const {
    return task_.board().contains(cell) && position_.is_ship(cell);
  }
  [[nodiscard]] bool is_taken(Cell cell) const {
    return std::ranges::any_of(ships_, [&](const Ship& ship) { return ship.covers(cell); });
  }

  /// False to stop.
  bool take_next(std::size_t from) {
    while (from < cells_.size() && is_taken(cells_[from])) ++from;
    if (from == cells_.size()) return finish();
    for (const bool vertical : {false, true}) {
      for (int length = vertical ? 2 : 1;; ++length) {
        const Ship ship{cells_[from], length, vertical};
        if (!is_ship(ship.last()) || is_taken(ship.last())) break;
        if (left_[at(length)] == 0 || !fits(ship)) continue;
        --left_[at(length)];
        ships_.push_back(ship);
        const bool goes_on = take_next(from + 1);
        ships_.pop_back();
        ++left_[at(length)];
        if (!goes_on) return false;
      }
    }
    return true;
  }

  /// No ship cell beside it: where ships share no side, that would be a part of it, seen only rows later.
  [[nodiscard]] bool is_whole(const Ship& ship) const {
    const Cell before = ship.cell(-1), after = ship.cell(ship.length);
    if (is_ship(before) || is_ship(after)) return false;
    const int rows_on = ship.vertical ? 0 : 1, cols_on = 1 - rows_on;
    for (int i = 0; i < ship.length; ++i) {
      const Cell cell = ship.cell(i);
      if (is_ship({cell.row + rows_on, cell.col + cols_on}) ||
          is_ship({cell.row - rows_on, cell.col - cols_on}))
        return false;
    }
    return true;
  }

  [[nodiscard]] bool fits(const Ship& ship) const {
    if (task_.keeps_sides() && !is_whole(ship)) return false;
    for (int i = 0; i < ship.length; ++i)
      if (!agrees(task_.clue(ship.cell(i)), ship, ship.cell(i))) return false;
    return std::ranges::all_of(
        ships_, [&](const Ship& other) { return compatible(ship, other, task_.touch()); });
  }

  bool finish() {
    if (task_.is_fleet_given() && std::ranges::any_of(left_, [](int left) { return left > 0; }))
      return true;
    Layout layout = ships_;
    std::ranges::sort(layout);
    return !is_answer(task_, layout) || visit_(layout);
  }

  const Position& position_;
  const Task& task_;
  const std::function<bool(const Layout&)>& visit_;
  std::array<int, Task::k_max_length + 1> left_{};
  std::vector<Cell> cells_;
  Layout ships_;
};

}  // namespace

void for_each_answer(const Position& position, const std::function<bool(const Layout&)>& visit) {
  FLOTILLA_ASSERT_LIGHT(position.open_cells() == 0);
  Division(position, visit).divide();
}

bool is_answer(const Task& task, const Layout& layout) {
  const Board& board = task.board();
  std::vector<int> numbers(at(task.lines()), 0);
  std::vector<int> ship_at(at(board.cells()), -1);
  std::array<int, Task::k_max_length + 1> ships{};
  for (std::size_t number = 0; number < layout.size(); ++number) {
    const Ship& ship = layout[number];
    if (ship.length < 1 || ship.length > Task::k_max_length) return false;
    ++ships[at(ship.length)];
    for (int i = 0; i < ship.length; ++i) {
      const Cell cell = ship.cell(i);
      if (!board.contains(cell)) return false;
      int& here = ship_at[at(cell.row * board.cols + cell.col)];
      if (here >= 0) return false;
      here = narrow<int>(number);
      ++numbers[at(cell.row)];
      ++numbers[at(board.rows + cell.col)];
      if (!agrees(task.clue(cell), ship, cell)) return false;
    }
    for (std::size_t other = 0; other < number; ++other)
      if (!compatible(ship, layout[other], task.touch())) return false;
  }
  for (int length = 1; task.is_fleet_given() && length <= Task::k_max_length; ++length)
    if (ships[at(length)] != task.ships(length)) return false;
  for (int line = 0; line < task.lines(); ++line)
    if (task.number(line) != Task::k_unknown && numbers[at(line)] != task.number(line))
      return false;
  return std::ranges::all_of(task.printed(), [&](const Task::PrintedCell& printed) {
    const int here = ship_at[at(printed.cell.row * board.cols + printed.cell.col)];
    return flotilla::is_ship(printed.clue) == (here >= 0);
  });
}

}  // namespace flotilla::puzzle
