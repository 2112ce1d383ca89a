// SPDX-License-Identifier: MIT
#pragma once

#include "frontier/group_worker.hpp"
#include "number/words.hpp"
#include "space/group_index.hpp"

namespace flotilla::space {

/// A group in the middle of a row, with its states at the row's end worked out: what a walk from the last
/// row to the first asks of it. Numbers have L words.
template <std::size_t L>
class GroupView {
 public:
  /// @param worker  has gathered the group's boundary.
  GroupView(const frontier::SweepPlan& plan, const frontier::Program& program,
            const GroupIndex& index, const frontier::GroupWorker& worker)
      : masks_(plan.masks()), program_(program), index_(index), worker_(worker) {}

  [[nodiscard]] const frontier::Program& program() const { return program_; }
  [[nodiscard]] const GroupIndex& index() const { return index_; }

  /// Ways to reach coefficient `ships` of a target of the row's end.
  [[nodiscard]] Words<L> ways(const frontier::Target& at_end, std::uint32_t ships) const {
    const std::size_t chunk =
        at_end.place + at_end.zeros + ships / frontier::k_chunk_lanes - at_end.first_chunk;
    return load(static_cast<std::ptrdiff_t>(chunk * frontier::k_chunk_bytes +
                                            ships % frontier::k_chunk_lanes * 8U));
  }
  /// Ways that come over this transition to coefficient `ships` of its target.
  [[nodiscard]] Words<L> ways(const frontier::Transition& t, std::uint32_t ships) const {
    const std::uint32_t lanes = masks_.bytes()[t.mask + ships / frontier::k_chunk_lanes];
    if ((lanes >> (ships % frontier::k_chunk_lanes) & 1U) == 0) return {};
    return load(t.source + static_cast<std::ptrdiff_t>(ships * 8U));
  }
  /// Inventory of the ships that this transition adds.
  [[nodiscard]] std::uint32_t used(const frontier::Transition& t) const {
    return masks_.used_of(t.mask);
  }

 private:
  [[nodiscard]] Words<L> load(std::ptrdiff_t bytes) const {
    return Words<L>::load(reinterpret_cast<const std::uint64_t*>(worker_.work() + bytes),
                          worker_.plane_bytes() / 8);
  }

  const frontier::MaskTable& masks_;
  const frontier::Program& program_;
  const GroupIndex& index_;
  const frontier::GroupWorker& worker_;
};

}  // namespace flotilla::space
