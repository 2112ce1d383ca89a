// SPDX-License-Identifier: MIT
#include "hunt/hunters/chart.hpp"

#include <algorithm>

#include "number/narrow.hpp"

namespace flotilla::hunt {

Chart::Chart(const GameRules& rules, const BerthTable& table)
    : rules_(rules),
      table_(&table),
      knowledge_(table, rules.answers),
      is_sunk_(at(rules.problem.board.cells())),
      is_open_hit_(at(rules.problem.board.cells())),
      is_blocked_(at(table.size())) {
  forget();
}

void Chart::forget() {
  knowledge_.forget();
  for (int length = 1; length <= Fleet::k_max_length; ++length)
    afloat_[at(length)] = rules_.problem.fleet.of_length(length);
  std::ranges::fill(is_sunk_, std::uint8_t{0});
  std::ranges::fill(is_open_hit_, std::uint8_t{0});
  std::ranges::fill(is_blocked_, std::uint8_t{0});
  open_hits_.clear();
}

void Chart::hear(const Reply& reply) {
  knowledge_.hear(reply);
  if (reply.answer == Answer::miss) return;
  open_hits_.push_back(reply.cell);
  is_open_hit_[at(reply.cell)] = 1;
  for_each_berth_too_near(*table_, reply.cell,
                          [&](int berth) { is_blocked_[at(berth)] |= k_too_near; });
  if (reply.answer == Answer::sunk) sink(reply);
}

void Chart::sink(const Reply& reply) {
  std::vector<int> berths;
  for (const int berth : table_->over(reply.cell))
    if (is_blocked_[at(berth)] == 0 && knowledge_.is_possible(berth) &&
        knowledge_.unhit(berth) == 0)
      berths.push_back(berth);
  const bool is_length_known = !berths.empty() && std::ranges::all_of(berths, [&](int berth) {
    return table_->length(berth) == table_->length(berths.front());
  });
  if (is_length_known) {
    int& left = afloat_[at(table_->length(berths.front()))];
    left = std::max(0, left - 1);
  }
  // Where several berths may have sunk, only their common cells are known to be.
  mark_sunk(reply.cell);
  if (!berths.empty())
    for (const int cell : table_->cells(berths.front()))
      if (std::ranges::all_of(berths, [&](int berth) {
            return std::ranges::find(table_->cells(berth), cell) != table_->cells(berth).end();
          }))
        mark_sunk(cell);
  std::erase_if(open_hits_, [&](int cell) { return is_sunk_[at(cell)] != 0; });
}

void Chart::mark_sunk(int cell) {
  if (is_sunk_[at(cell)] != 0) return;
  is_sunk_[at(cell)] = 1;
  is_open_hit_[at(cell)] = 0;
  for (const int berth : table_->over(cell)) is_blocked_[at(berth)] |= k_by_sunk;
}

int Chart::shortest_afloat() const {
  for (int length = 1; length <= Fleet::k_max_length; ++length)
    if (afloat_[at(length)] > 0) return length;
  return 0;
}

std::vector<int> Chart::neighbours(int cell) const {
  const Board& board = rules_.problem.board;
  const Cell middle{cell / board.cols, cell % board.cols};
  std::vector<int> found;
  for (const Cell near : {Cell{middle.row - 1, middle.col}, Cell{middle.row, middle.col - 1},
                          Cell{middle.row, middle.col + 1}, Cell{middle.row + 1, middle.col}})
    if (board.contains(near)) found.push_back(near.row * board.cols + near.col);
  return found;
}

}  // namespace flotilla::hunt
