// SPDX-License-Identifier: MIT
#include <bit>

#include "puzzle/rungs/rungs.hpp"

namespace flotilla::puzzle {
namespace {

void read_number(Position& position, int line) {
  const int number = position.task().number(line);
  if (number == Task::k_unknown) return;
  const int ships = std::popcount(position.ships(line));
  const Mask open = position.open(line);
  const int most = ships + std::popcount(open);
  if (ships > number || most < number)
    return die_of(position, {.rule = Rule::line_has_all, .line = line});
  if (open == 0) return;
  if (ships == number) {
    because(position, {.rule = Rule::line_has_all, .line = line});
    position.settle(line, open, false);
  } else if (most == number) {
    because(position, {.rule = Rule::line_needs_all, .line = line});
    position.settle(line, open, true);
  }
}

}  // namespace

void count_rung(Position& position, const Position::Changed& changed) {
  for_each_place(changed.rows, [&](int row) { read_number(position, row); });
  for_each_place(changed.columns,
                 [&](int col) { read_number(position, position.column_line(col)); });
}

}  // namespace flotilla::puzzle
