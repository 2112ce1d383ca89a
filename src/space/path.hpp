// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "fleet/layout.hpp"
#include "frontier/sweep_plan.hpp"

namespace flotilla::space {

/// A placement as the sweep makes it: what each half row holds, in the order they are filled: of row
/// r = 0.. the half filled first at 2 r, the other at 2 r + 1.
using HalfRows = std::vector<frontier::RowContents::Id>;

/// A state in the middle of a row: one vector of the table.
struct MidRow {
  int fresh_stem = 0;
  int old_stem = 0;
  std::uint32_t offset = 0;  // chunks from the start of the cell
};

/// A step of a placement's way over the end of a row.
struct PathStep {
  MidRow before;                  // in the middle of the row
  frontier::BoundaryName at_end;  // at its end, in the group of before.fresh_stem
  std::uint32_t used_before = 0;  // ships used so far (index of the inventory)
  std::uint32_t used_at_end = 0;
};

/// Placements as ships, as half rows and as states.
class Paths {
 public:
  /// @param plan  with Trace::contents; must outlive this.
  explicit Paths(const frontier::SweepPlan& plan);

  /// The ships of the board as swept, ascending.
  [[nodiscard]] Layout layout_of(const HalfRows& half_rows) const;
  /// Nothing if no row of this problem looks like that.
  [[nodiscard]] std::optional<HalfRows> half_rows_of(const Layout& layout) const;
  /// One step a row. Nothing if the rules of the problem forbid it.
  [[nodiscard]] std::optional<std::vector<PathStep>> steps_of(const HalfRows& half_rows) const;
  /// Index of the inventory that a half row uses.
  [[nodiscard]] std::uint32_t used(frontier::Side side, frontier::RowContents::Id content) const {
    return used_[static_cast<std::size_t>(side)][content];
  }

 private:
  struct HalfFills {
    std::unordered_map<std::uint64_t, const frontier::FirstFill*> first;
    std::vector<std::unordered_map<std::uint64_t, const frontier::SecondFill*>> second;  // by reach
  };
  static std::uint64_t key(int from, frontier::RowContents::Id content) {
    return static_cast<std::uint64_t>(from) << 32U | content;
  }
  void index_fills(frontier::Side side);
  [[nodiscard]] std::optional<MidRow> mid_row(frontier::Side fresh, int start_id,
                                              int old_profile) const;

  const frontier::SweepPlan& plan_;
  std::array<HalfFills, 2> fills_;
  std::array<std::vector<std::uint32_t>, 2> used_;                  // by content
  std::array<std::vector<std::vector<frontier::Begun>>, 2> ships_;  // by content
};

}  // namespace flotilla::space
