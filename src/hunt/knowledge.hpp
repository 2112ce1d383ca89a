// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "berths/openings.hpp"
#include "hunt/reply.hpp"

namespace flotilla::hunt {

using berths::BerthTable;

/// What the answers of a game so far say: the berths that a ship may still take, and the cells that some ship covers.
/// A layout agrees with all answers exactly if its ships take possible berths and cover every hit: each answer
/// speaks about the one ship that covers its cell (fleet/evidence_rules.hpp says the same of stored evidence).
class Knowledge {
 public:
  /// @param table  must outlive this.
  Knowledge(const BerthTable& table, Answers answers);

  /// Nothing is known any more.
  void forget();
  /// Requires a cell not heard of before. Cost: proportional to the berths over the cell.
  void hear(const Reply& reply);

  [[nodiscard]] const BerthTable& table() const { return *table_; }
  [[nodiscard]] bool is_possible(int berth) const {
    return openings_.is_possible[static_cast<std::size_t>(berth)] != 0;
  }
  /// Its cells that were not hit.
  [[nodiscard]] int unhit(int berth) const { return unhit_[static_cast<std::size_t>(berth)]; }
  [[nodiscard]] bool is_known(int cell) const {
    return known_[static_cast<std::size_t>(cell)] != 0;
  }
  /// In the order of the shots.
  [[nodiscard]] const std::vector<int>& hits() const { return openings_.hits; }
  /// All of it, for whoever puts ships.
  [[nodiscard]] const berths::Openings& openings() const { return openings_; }
  [[nodiscard]] Answers answers() const { return answers_; }
  /// What a shot at `cell` would be answered if a ship lay in `berth`, which covers it.
  [[nodiscard]] Reply answer_of(int berth, int cell) const;

 private:
  const BerthTable* table_;
  Answers answers_;
  berths::Openings openings_;
  std::vector<std::uint8_t> unhit_;  // by berth
  std::vector<std::uint8_t> known_;  // by cell
};

}  // namespace flotilla::hunt
