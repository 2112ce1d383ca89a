// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "fleet/layout.hpp"
#include "hunt/game_rules.hpp"
#include "hunt/reply.hpp"

namespace flotilla::hunt {

/// Knows the layout of one game after the other, and answers shots.
class Referee {
 public:
  /// @throws InputError  as check_rules.
  explicit Referee(const GameRules& rules);

  /// Begins a game. @param layout  a placement of the fleet, not checked here.
  void hide(const Layout& layout);
  /// True for a cell of the board, 0 .. cells - 1, that was not fired at in this game.
  [[nodiscard]] bool may_fire(int cell) const {
    return cell >= 0 && static_cast<std::size_t>(cell) < is_fired_.size() &&
           is_fired_[static_cast<std::size_t>(cell)] == 0;
  }
  /// Requires may_fire(cell).
  Reply fire(int cell);

  [[nodiscard]] int ships_afloat() const { return ships_afloat_; }
  [[nodiscard]] int shots() const { return shots_; }
  [[nodiscard]] bool is_over() const { return ships_afloat_ == 0; }

 private:
  static constexpr std::uint16_t k_water = 0xffff;

  GameRules rules_;
  std::vector<std::uint16_t> ship_at_;  // by cell: index of the ship
  std::vector<std::uint8_t> is_fired_;  // by cell
  std::vector<int> length_;             // by ship
  std::vector<int> unhit_;              // by ship: cells
  int ships_afloat_ = 0;
  int shots_ = 0;
};

}  // namespace flotilla::hunt
