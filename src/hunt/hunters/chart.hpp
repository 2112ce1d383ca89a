// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "hunt/game_rules.hpp"
#include "hunt/knowledge.hpp"

namespace flotilla::hunt {

/// What a player without a calculator keeps: which hits belong to sunk ships, which ships are afloat, and where each
/// of these may still lie when looked at alone.
class Chart {
 public:
  Chart(const GameRules& rules, const BerthTable& table);

  void forget();
  void hear(const Reply& reply);

  /// True if a ship that is afloat may lie in the berth: no miss, no cell of a sunk ship, no other ship too near.
  [[nodiscard]] bool fits(int berth) const {
    const auto place = static_cast<std::size_t>(berth);
    return is_blocked_[place] == 0 && afloat(table_->length(berth)) > 0 &&
           knowledge_.is_possible(berth);
  }
  [[nodiscard]] int afloat(int length) const { return afloat_[static_cast<std::size_t>(length)]; }
  /// 0 if no ship is known to be afloat.
  [[nodiscard]] int shortest_afloat() const;
  /// Hits whose ship is not known to be sunk, in the order of the shots.
  [[nodiscard]] const std::vector<int>& open_hits() const { return open_hits_; }
  [[nodiscard]] bool is_open_hit(int cell) const {
    return is_open_hit_[static_cast<std::size_t>(cell)] != 0;
  }
  /// Cells above, left, right and below on the board.
  [[nodiscard]] std::vector<int> neighbours(int cell) const;
  [[nodiscard]] const BerthTable& table() const { return *table_; }

 private:
  static constexpr std::uint8_t k_by_sunk = 1;
  static constexpr std::uint8_t k_too_near = 2;

  void sink(const Reply& reply);
  void mark_sunk(int cell);

  GameRules rules_;
  const BerthTable* table_;
  Knowledge knowledge_;
  std::array<int, Fleet::k_max_length + 1> afloat_{};  // by length
  std::vector<std::uint8_t> is_sunk_;                  // by cell
  std::vector<std::uint8_t> is_open_hit_;              // by cell
  std::vector<std::uint8_t> is_blocked_;  // by berth: k_by_sunk, k_too_near of another ship
  std::vector<int> open_hits_;
};

}  // namespace flotilla::hunt
