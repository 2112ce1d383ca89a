// SPDX-License-Identifier: MIT
// All berths of a line at once, by shifts: bit p of `begins` stays if the cells p .. p + length - 1 allow it.
#include "puzzle/rungs/berths.hpp"

#include <algorithm>
#include <bit>

namespace flotilla::puzzle {

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
  for (int line = 0; line < task.lines(); ++line) read_line(line);
  if (task.longest() > 0)
    for (int row = 0; row < task.board().rows; ++row)
      take(row, 1, cells_of_submarines(row), position.ships(row));
}

/// All lengths from 2 on; each begins where the one before could, with one cell more.
void Berths::read_line(int line) {
  const Task& task = position_.task();
  const Task::Prints& prints = task.prints(line);
  const Mask ships = position_.ships(line);
  const auto [before, after] = sides_of(line);
  const Mask beside = task.keeps_sides() ? ships_of(before) | ships_of(after) : 0;
  const Mask corners = task.keeps_corners() ? beside : 0;
  const Mask ends = task.keeps_sides() ? ships | corners : 0;
  const Mask free = task.all_of(line) & ~position_.waters(line) & ~prints.crossed & ~beside;
  // A printed end stands at its end alone, a middle at neither.
  Mask begins = free & ~(ends << 1U) & ~prints.inside & ~prints.ends;
  Mask all_ships = ships;
  for (int length = 2; length <= task.longest(); ++length) {
    begins &= free >> (length - 1) & ~(prints.begins >> (length - 1));
    all_ships &= ships >> (length - 1);
    const Mask found = begins & ~(ends >> length) & ~(prints.inside >> (length - 1));
    take(line, length, found, all_ships);
    begins &= ~(prints.ends >> (length - 1));
  }
}

/// @param all_ships  places where a run of this length is ship throughout
void Berths::take(int line, int length, Mask found, Mask all_ships) {
  const Task& task = position_.task();
  if (task.ships(length) == 0 && !task.keeps_sides()) found = 0;
  // Where ships keep apart one too many is told, of a length there is none of too.
  const Mask closed = task.keeps_sides() ? closed_ships(line, length, found & all_ships) : 0;
  if (closed != 0) finish(line, length, closed);
  closed_[index(length)][index(line)] = closed;
  berths_[index(length)][index(line)] = within_number(line, length, found & ~closed);
}

/// Those that neither pass the line's number nor, by the water at their ends, put it out of reach.
Mask Berths::within_number(int line, int length, Mask begins) const {
  const Task& task = position_.task();
  const int number = task.number(line);
  if (number == Task::k_unknown) return begins;
  for_each_place(begins, [&](int begin) {
    const Mask cells = ((Mask{1} << length) - 1) << begin;
    const Mask ends = task.keeps_sides() ? cells << 1U | cells >> 1U : 0;
    const int ships = std::popcount(position_.ships(line) & ~cells) + length;
    const int open = std::popcount(position_.open(line) & ~(cells | ends));
    if (ships > number || ships + open < number) begins &= ~(Mask{1} << begin);
  });
  return begins;
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

/// Of runs that are ship throughout, those that end on both sides.
Mask Berths::closed_ships(int line, int length, Mask runs) const {
  if (runs == 0) return 0;
  const Mask beyond = closed_beyond(line);
  Mask closed = runs & beyond & beyond >> (length + 1);
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
