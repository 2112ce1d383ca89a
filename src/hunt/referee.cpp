// SPDX-License-Identifier: MIT
#include "hunt/referee.hpp"

#include <algorithm>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::hunt {

Referee::Referee(const GameRules& rules) : rules_(rules) {
  check_rules(rules);
  ship_at_.resize(at(rules.problem.board.cells()));
  is_fired_.resize(ship_at_.size());
}

void Referee::hide(const Layout& layout) {
  const int cols = rules_.problem.board.cols;
  std::ranges::fill(ship_at_, k_water);
  std::ranges::fill(is_fired_, std::uint8_t{0});
  length_.clear();
  for (const Ship& ship : layout) {
    for (int i = 0; i < ship.length; ++i)
      ship_at_[at(ship.cell(i).row * cols + ship.cell(i).col)] =
          static_cast<std::uint16_t>(length_.size());
    length_.push_back(ship.length);
  }
  unhit_ = length_;
  ships_afloat_ = static_cast<int>(length_.size());
  shots_ = 0;
}

Reply Referee::fire(int cell) {
  FLOTILLA_ASSERT_LIGHT(may_fire(cell));
  is_fired_[at(cell)] = 1;
  ++shots_;
  const std::uint16_t ship = ship_at_[at(cell)];
  if (ship == k_water) return {cell, Answer::miss, 0};
  const bool sinks = --unhit_[ship] == 0;
  if (sinks) --ships_afloat_;
  const bool tells_sinking = sinks && rules_.answers != Answers::hits;
  const bool tells_length =
      rules_.answers == Answers::named || (tells_sinking && rules_.answers == Answers::sunk_length);
  return {cell, tells_sinking ? Answer::sunk : Answer::hit, tells_length ? length_[ship] : 0};
}

}  // namespace flotilla::hunt
