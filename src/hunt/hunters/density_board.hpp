// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "hunt/knowledge.hpp"
#include "hunt/reply.hpp"

namespace flotilla::hunt {

/// What the density hunter knows of a problem before any shot.
class DensityTable {
 public:
  using Score = std::int32_t;

  explicit DensityTable(const Problem& problem);

 private:
  friend class DensityBoard;
  BerthTable berths_;
  std::array<Score, Fleet::k_max_length + 2> weight_{};  // by open hits covered
  std::array<int, Fleet::k_max_length + 1> ships_{};     // by length
  std::vector<Score> blank_score_;                       // by cell
};

/// A game as the density hunter sees it; quick to copy, so that a game can be played on from any point.
class DensityBoard {
 public:
  /// @param table  must outlive this and its copies.
  explicit DensityBoard(const DensityTable& table);

  /// Nothing is known any more.
  void forget();
  /// The cell of the highest score, the first of equals, among those not named. Requires that there is one.
  [[nodiscard]] int best_cell() const;
  /// The cell is about to be fired at.
  void name(int cell) { open_[static_cast<std::size_t>(cell)] = 0; }
  void hear(const Reply& reply);

 private:
  using Score = DensityTable::Score;
  static constexpr std::uint8_t k_dead = 255;

  void add(int berth, Score weight);
  void hit(int berth, int length);
  void kill(int berth);
  void kill_over(int cell);
  void sink(const Reply& reply);
  [[nodiscard]] std::vector<int> sunk_berths(const Reply& reply) const;
  [[nodiscard]] bool covers(int berth, int cell) const;
  void take_out(int length);

  const DensityTable* table_;
  std::array<int, Fleet::k_max_length + 1> afloat_{};
  std::vector<Score> score_;        // by cell
  std::vector<Score> open_;         // by cell: all bits set until it is named
  std::vector<std::uint8_t> hits_;  // by berth: open hits covered, or k_dead
};

}  // namespace flotilla::hunt
