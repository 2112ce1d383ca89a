// SPDX-License-Identifier: MIT
#include "hunt/optimal/small_game.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <string>

#include "berths/berth_table.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

SmallGame::Cells cells_of(const Ship& ship, int cols) {
  SmallGame::Cells cells = 0;
  for (int i = 0; i < ship.length; ++i)
    cells |= SmallGame::only(ship.cell(i).row * cols + ship.cell(i).col);
  return cells;
}

/// The ship after one of the 8 turns and reflections: transposed first if bit 2 is set, then upside down if bit 1,
/// then left to right if bit 0. `board` is the board after that.
Ship moved(Ship ship, unsigned how, const Board& board) {
  if ((how & 4U) != 0) ship = ship.transposed();
  if ((how & 2U) != 0) ship.first.row = board.rows - 1 - ship.last().row;
  if ((how & 1U) != 0) ship.first.col = board.cols - 1 - ship.last().col;
  return ship;
}

}  // namespace

SmallGame::SmallGame(const GameRules& rules) : rules_(rules) {
  check_rules(rules);
  const Board& board = rules.problem.board;
  if (board.cells() > k_max_cells)
    throw LimitError("board " + to_string(board) + ": " + std::to_string(board.cells()) +
                     " cells, best play is worked out for 1.." + std::to_string(k_max_cells));
  if (rules.salvo != 1)
    throw InputError("salvo = " + std::to_string(rules.salvo) +
                     ", allowed 1: best play is worked out shot by shot");
  list_layouts();
  if (layouts_.empty()) throw InputError(to_string(rules.problem) + ": 0 layouts, nothing to hunt");
  find_symmetries();
  find_classes();
}

void SmallGame::list_layouts() {
  const Fleet& fleet = rules_.problem.fleet;
  const berths::BerthTable table(rules_.problem);
  Layout layout;
  // Longest first; equal ships in the order of their berths, so that each set of berths comes once.
  const std::function<void(int, int, int)> put = [&](int length, int left, int from) {
    while (length > 0 && left == 0) {
      --length;
      left = fleet.of_length(length);
      from = table.of_length(length).first;
    }
    if (length == 0) {
      if (layouts_.size() == k_max_layouts)
        throw LimitError(to_string(rules_.problem) + ": more than " +
                         std::to_string(k_max_layouts) +
                         " layouts, too many to work out best play");
      layouts_.push_back(layout);
      return;
    }
    for (int berth = from; berth < table.of_length(length).last; ++berth) {
      const Ship& ship = table.ship(berth);
      if (!std::ranges::all_of(layout, [&](const Ship& other) {
            return compatible(ship, other, rules_.problem.touch);
          }))
        continue;
      layout.push_back(ship);
      put(length, left - 1, berth + 1);
      layout.pop_back();
    }
  };
  put(fleet.longest(), fleet.of_length(fleet.longest()), table.of_length(fleet.longest()).first);
  for (Layout& found : layouts_) std::ranges::sort(found);
  std::ranges::sort(layouts_);
  for (const Layout& found : layouts_) {
    ships_.push_back(0);
    ship_.emplace_back();
    for (const Ship& ship : found) {
      ship_.back().push_back(cells_of(ship, rules_.problem.board.cols));
      ships_.back() |= ship_.back().back();
    }
  }
}

void SmallGame::find_symmetries() {
  const Board& board = rules_.problem.board;
  std::map<Layout, std::uint16_t> number;
  for (const Layout& layout : layouts_)
    number.emplace(layout, static_cast<std::uint16_t>(number.size()));
  for (unsigned how = 0; how < (board.rows == board.cols ? 8U : 4U); ++how) {
    Symmetry symmetry;
    for (int cell = 0; cell < board.cells(); ++cell) {
      const Cell to = moved({{cell / board.cols, cell % board.cols}, 1, false}, how, board).first;
      symmetry.cell.push_back(to.row * board.cols + to.col);
    }
    for (const Layout& layout : layouts_) {
      Layout image;
      for (const Ship& ship : layout) image.push_back(moved(ship, how, board));
      std::ranges::sort(image);
      symmetry.layout.push_back(number.at(image));
    }
    symmetries_.push_back(std::move(symmetry));
  }
}

void SmallGame::find_classes() {
  classes_.assign(size(), -1);
  int found = 0;
  for (std::size_t layout = 0; layout < size(); ++layout) {
    if (classes_[layout] >= 0) continue;
    for (const Symmetry& symmetry : symmetries_) classes_[symmetry.layout[layout]] = found;
    ++found;
  }
}

Reply SmallGame::answer(std::size_t layout, Cells fired, int cell) const {
  for (const Cells ship : ship_[layout]) {
    if ((ship & SmallGame::only(cell)) == 0) continue;
    const bool sinks = (ship & ~(fired | SmallGame::only(cell))) == 0;
    const bool tells_sinking = sinks && rules_.answers != Answers::hits;
    const bool tells_length = rules_.answers == Answers::named ||
                              (tells_sinking && rules_.answers == Answers::sunk_length);
    return {cell, tells_sinking ? Answer::sunk : Answer::hit,
            tells_length ? std::popcount(ship) : 0};
  }
  return {cell, Answer::miss, 0};
}

}  // namespace flotilla::hunt
