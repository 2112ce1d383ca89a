// SPDX-License-Identifier: MIT
// All berths of a line at once, by shifts: bit p of `begins` stays if the cells p .. p + length - 1 allow it.
#include "puzzle/rungs/berths.hpp"

#include <algorithm>
#include <bit>

namespace flotilla::puzzle {
namespace {

/// Places p such that p .. p + length - 1 are all in `cells`.
Mask all_in(Mask cells, int length) {
  for (int have = 1; have < length;) {
    const int step = std::min(have, length - have);
    cells &= cells >> step;
    have += step;
  }
  return cells;
}

}  // namespace

Mask Berths::spread(Mask begins, int length) {
  for (int have = 1; have < length;) {
    const int step = std::min(have, length - have);
    begins |= begins << step;
    have += step;
  }
  return begins;
}

Berths::Berths(const Position& position) : position_(position) {
  const Task& task = position.task();
  const bool are_ships_told = task.keeps_sides();
  for (int length = 1; length <= task.longest(); ++length) {
    const int lines = length == 1 ? task.board().rows : task.lines();
    const bool is_wanted = task.ships(length) > 0 || are_ships_told;  // a ship too many is told
    for (int line = 0; line < lines; ++line) {
      if (!is_wanted) {
        berths_[index(length)][index(line)] = closed_[index(length)][index(line)] = 0;
        continue;
      }
      const Mask found = length == 1 ? cells_of_submarines(line) : find(line, length);
      const Mask closed = are_ships_told && found != 0 ? closed_ships(line, length, found) : 0;
      if (closed != 0) finish(line, length, closed);
      closed_[index(length)][index(line)] = closed;
      berths_[index(length)][index(line)] = found & ~closed;
    }
  }
}

int Berths::count(int length) const {
  const Task& task = position_.task();
  const int lines = length == 1 ? task.board().rows : task.lines();
  int all = 0;
  for (int line = 0; line < lines; ++line) all += std::popcount(along(line, length));
  return all;
}

/// Bit p: the place p - 1 is water or beyond the board.
Mask Berths::closed_beyond(int line) const {
  const int cells = position_.task().cells_of(line);
  return position_.waters(line) << 1U | Mask{1} | Mask{1} << (cells + 1);
}

Mask Berths::closed_ships(int line, int length, Mask berths) const {
  const Mask beyond = closed_beyond(line);
  Mask closed = berths & all_in(position_.ships(line), length) & beyond & beyond >> (length + 1);
  if (length > 1 || closed == 0) return closed;
  const auto [above, below] = sides_of(line);
  if (above >= 0) closed &= position_.waters(above);
  if (below >= 0) closed &= position_.waters(below);
  return closed;
}

void Berths::finish(int line, int length, Mask begins) {
  finished_[index(length)] += std::popcount(begins);
  const Mask cells = spread(begins, length);
  const int rows = position_.task().board().rows;
  if (line < rows) {
    finished_cells_[index(line)] |= cells;
  } else {
    for_each_place(cells,
                   [&](int row) { finished_cells_[index(row)] |= Mask{1} << (line - rows); });
  }
}

Berths::Sides Berths::sides_of(int line) const {
  const Task& task = position_.task();
  const int first = line < task.board().rows ? 0 : task.board().rows;
  const int last = (line < task.board().rows ? task.board().rows : task.lines()) - 1;
  return {line > first ? line - 1 : -1, line < last ? line + 1 : -1};
}

Mask Berths::find(int line, int length) const {
  const Task& task = position_.task();
  const Task::Prints& prints = task.prints(line);
  const Mask ships = position_.ships(line);
  Mask free = task.all_of(line) & ~position_.waters(line) & ~prints.crossed;
  const auto [before, after] = sides_of(line);
  const Mask beside = ships_of(before) | ships_of(after);
  if (task.keeps_sides()) free &= ~beside;
  Mask begins = all_in(free, length);
  if (begins == 0) return 0;
  if (task.keeps_sides()) begins &= ~(ships << 1U) & ~(ships >> length);
  if (task.keeps_corners()) begins &= ~(beside << 1U) & ~(beside >> length);
  // A printed end stands at its end alone, a middle at neither.
  begins &= ~prints.inside & ~(prints.inside >> (length - 1));
  if (prints.begins != 0)
    for (int i = 1; i < length; ++i) begins &= ~(prints.begins >> i);
  if (prints.ends != 0)
    for (int i = 0; i + 1 < length; ++i) begins &= ~(prints.ends >> i);
  return begins;
}

Mask Berths::cells_of_submarines(int row) const {
  const Task& task = position_.task();
  const Task::Prints& prints = task.prints(row);
  const Mask ships = position_.ships(row);
  Mask free = task.all_of(row) & ~position_.waters(row) & ~prints.begins & ~prints.ends &
              ~(prints.crossed & ~prints.alone) & ~prints.inside;
  const auto [above, below] = sides_of(row);
  const Mask beside = ships_of(above) | ships_of(below);
  if (task.keeps_sides()) free &= ~(beside | ships << 1U | ships >> 1U);
  if (task.keeps_corners()) free &= ~(beside << 1U | beside >> 1U);
  return free;
}

}  // namespace flotilla::puzzle
