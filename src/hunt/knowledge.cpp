// SPDX-License-Identifier: MIT
#include "hunt/knowledge.hpp"

#include <algorithm>

#include "number/narrow.hpp"

namespace flotilla::hunt {

Knowledge::Knowledge(const BerthTable& table, Answers answers)
    : table_(&table),
      answers_(answers),
      openings_(table),
      unhit_(at(table.size())),
      known_(at(table.problem().board.cells())) {
  forget();
}

void Knowledge::forget() {
  std::ranges::fill(openings_.is_possible, std::uint8_t{1});
  for (int berth = 0; berth < table_->size(); ++berth)
    unhit_[at(berth)] = static_cast<std::uint8_t>(table_->length(berth));
  std::ranges::fill(known_, std::uint8_t{0});
  openings_.hits.clear();
}

Reply Knowledge::answer_of(int berth, int cell) const {
  const bool tells_sinking = unhit_[at(berth)] == 1 && answers_ != Answers::hits;
  const bool tells_length =
      answers_ == Answers::named || (tells_sinking && answers_ == Answers::sunk_length);
  return {cell, tells_sinking ? Answer::sunk : Answer::hit,
          tells_length ? table_->length(berth) : 0};
}

void Knowledge::hear(const Reply& reply) {
  known_[at(reply.cell)] = 1;
  if (reply.answer == Answer::miss) {
    for (const int berth : table_->over(reply.cell)) openings_.is_possible[at(berth)] = 0;
    return;
  }
  openings_.hits.push_back(reply.cell);
  for (const int berth : table_->over(reply.cell)) {
    if (openings_.is_possible[at(berth)] != 0 && answer_of(berth, reply.cell) != reply)
      openings_.is_possible[at(berth)] = 0;
    --unhit_[at(berth)];
  }
}

}  // namespace flotilla::hunt
