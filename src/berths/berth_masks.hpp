// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "berths/berth_mask.hpp"
#include "berths/berth_table.hpp"
#include "number/narrow.hpp"

namespace flotilla::berths {

/// The berths of a table as bit sets: which of them go together, and which cover a cell.
///
/// Lengths of the fleet are numbered 0, 1, .. from the shortest; so is the berth of a length within it.
/// @tparam W  words of a set: no length has more than 64 W berths.
template <std::size_t W>
class BerthMasks {
 public:
  /// @param table  must outlive this.
  explicit BerthMasks(const BerthTable& table) : table_(&table) {
    const Problem& problem = table.problem();
    for (int length = 1; length <= problem.fleet.longest(); ++length) {
      if (problem.fleet.of_length(length) == 0) continue;
      first_.push_back(table.of_length(length).first);
      berths_.push_back(table.of_length(length).last - table.of_length(length).first);
      ships_.push_back(problem.fleet.of_length(length));
    }
    fill_compatible();
    fill_over();
  }

  [[nodiscard]] const BerthTable& table() const { return *table_; }
  [[nodiscard]] std::size_t lengths() const { return first_.size(); }
  /// The table's number of a length's first berth.
  [[nodiscard]] int first(std::size_t t) const { return first_[t]; }
  [[nodiscard]] int berths(std::size_t t) const { return berths_[t]; }
  /// Ships of the fleet, by length.
  [[nodiscard]] const std::vector<int>& ships() const { return ships_; }
  /// By berth of length `s`: the berths of length `t` that go with it.
  [[nodiscard]] const BerthMask<W>* compatible(std::size_t s, std::size_t t) const {
    return compatible_[s * lengths() + t].data();
  }
  /// Berths of length `t` that cover a cell.
  [[nodiscard]] const BerthMask<W>& over(int cell, std::size_t t) const {
    return over_[static_cast<std::size_t>(cell)][t];
  }

 private:
  void fill_compatible() {
    compatible_.resize(lengths() * lengths());
    for (std::size_t s = 0; s < lengths(); ++s)
      for (std::size_t t = 0; t < lengths(); ++t) {
        auto& masks = compatible_[s * lengths() + t];
        masks.assign(at(berths_[s]), BerthMask<W>{});
        for (int i = 0; i < berths_[s]; ++i) masks[at(i)] = going_with(first_[s] + i, t);
      }
  }

  [[nodiscard]] BerthMask<W> going_with(int berth, std::size_t t) const {
    BerthMask<W> mask{};
    for (int i = 0; i < berths_[t]; ++i)
      if (flotilla::compatible(table_->ship(berth), table_->ship(first_[t] + i),
                               table_->problem().touch))
        set_bit<W>(mask, at(i));
    return mask;
  }

  void fill_over() {
    over_.assign(at(table_->problem().board.cells()), std::vector<BerthMask<W>>(lengths()));
    for (std::size_t t = 0; t < lengths(); ++t)
      for (int i = 0; i < berths_[t]; ++i)
        for (const int cell : table_->cells(first_[t] + i)) set_bit<W>(over_[at(cell)][t], at(i));
  }

  const BerthTable* table_;
  std::vector<int> first_, berths_, ships_;            // by length
  std::vector<std::vector<BerthMask<W>>> compatible_;  // [s * lengths + t][berth of s]: berths of t
  std::vector<std::vector<BerthMask<W>>> over_;        // [cell][t]: berths that cover it
};

}  // namespace flotilla::berths
