// SPDX-License-Identifier: MIT
#include "oracle/simulated_evidence.hpp"

#include <optional>
#include <set>

namespace flotilla::oracle {

namespace {

/// A ship under fire.
struct Target {
  int length;
  std::set<Cell> unhit;
};

std::vector<Target> targets(const Layout& layout) {
  std::vector<Target> ships;
  for (const Ship& ship : layout) {
    Target target{ship.length, {}};
    for (int i = 0; i < ship.length; ++i) target.unhit.insert(ship.cell(i));
    ships.push_back(target);
  }
  return ships;
}

Shot answered(std::vector<Target>& ships, Cell cell, Answers answers) {
  for (Target& ship : ships) {
    if (ship.unhit.erase(cell) == 0) continue;
    const bool sank = ship.unhit.empty();
    switch (answers) {
      case Answers::hits:
        return {cell, Answer::hit};
      case Answers::sunk:
        return {cell, sank ? Answer::sunk : Answer::hit};
      case Answers::sunk_length:
        if (sank) return {cell, Answer::sunk, ship.length};
        return {cell, Answer::hit};
      case Answers::named:
        return {cell, sank ? Answer::sunk : Answer::hit, ship.length};
    }
  }
  return {cell, Answer::miss};
}

bool prints(const Layout& layout, Cell cell, Clue clue) {
  if (clue == Clue::unknown) return true;
  const Clue seen = printed(layout, cell);
  return clue == Clue::ship ? seen != Clue::water : seen == clue;
}

}  // namespace

std::vector<Shot> played(const Layout& layout, const std::vector<Cell>& cells, Answers answers) {
  std::vector<Target> ships = targets(layout);
  std::vector<Shot> shots;
  shots.reserve(cells.size());
  for (const Cell cell : cells) shots.push_back(answered(ships, cell, answers));
  return shots;
}

Clue printed(const Layout& layout, Cell cell) {
  for (const Ship& ship : layout)
    for (int i = 0; i < ship.length; ++i) {
      if (ship.cell(i) != cell) continue;
      if (ship.length == 1) return Clue::submarine;
      if (i == 0) return ship.vertical ? Clue::top : Clue::left;
      if (i == ship.length - 1) return ship.vertical ? Clue::bottom : Clue::right;
      return Clue::middle;
    }
  return Clue::water;
}

int cells_in_row(const Layout& layout, int row) {
  int cells = 0;
  for (const Ship& ship : layout)
    for (int i = 0; i < ship.length; ++i) cells += ship.cell(i).row == row ? 1 : 0;
  return cells;
}

bool agrees(const Layout& layout, const Evidence& evidence) {
  const Board& board = evidence.board();
  for (int row = 0; row < board.rows; ++row) {
    const std::optional<int> number = evidence.row_number(row);
    if (number && cells_in_row(layout, row) != *number) return false;
    for (int col = 0; col < board.cols; ++col)
      if (!prints(layout, {row, col}, evidence.clue({row, col}))) return false;
  }
  std::vector<Cell> fired_at;
  for (const Shot& shot : evidence.shots()) fired_at.push_back(shot.cell);
  return played(layout, fired_at, evidence.answers()) == evidence.shots();
}

void Agreeing::add(const Layout& layout) {
  layouts += 1;
  for (const Ship& ship : layout) with_berth[ship] += 1;
}

Agreeing simulated(const Problem& problem, const Evidence& evidence) {
  Agreeing agreeing;
  for_each_layout(problem, [&](const Layout& layout) {
    if (agrees(layout, evidence)) agreeing.add(layout);
  });
  return agreeing;
}

}  // namespace flotilla::oracle
