// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "fleet/touch.hpp"
#include "frontier/row_contents.hpp"
#include "frontier/support.hpp"

namespace flotilla::frontier {

/// What one column lets the next row do. Larger values: a vertical ship still needs r >= 1 cells.
enum class Column : std::uint8_t { free = 0, blocked = 1 };

[[nodiscard]] constexpr Column open_column(int cells_left) {
  return static_cast<Column>(1 + cells_left);
}
[[nodiscard]] constexpr bool is_open(Column c) { return c > Column::blocked; }
[[nodiscard]] constexpr int cells_left(Column c) { return static_cast<int>(c) - 1; }

/// Columns of one half of the board at a row boundary, listed from the cut outward: the first is the
/// column beside the cut, the last is the edge of the board. Both halves read alike, so halves of
/// equal width share every table (the left one is stored mirrored).
using HalfProfile = std::basic_string<Column>;

/// How far the half that is filled first reaches towards the other one in the same row.
///
/// 0: its column at the cut is empty (or does not matter); 1: that column is occupied; 1 + e: a ship
/// lies across the cut and covers e >= 1 columns of the other half.
using Reach = int;

/// One way to fill a half row.
struct RowFill {
  HalfProfile below;  // what it leaves for the next row
  Reach reach = 0;    // towards the half that is filled later (0 when this half is the later)
  bool edge_occupied = false;  // a ship cell stands in the column at the cut
  int cells = 0;               // ship cells in the half, those of a ship across the cut included
  Supports::Id support = 0;    // inventories held above and here together
  std::uint32_t used = 0;      // inventory (index offset) of the ships begun here; 0 if not known
  RowContents::Id content = RowContents::k_none;  // the ships begun here, if they are recorded
};

/// The rules of a row, told once: every table of the sweep is made by these enumerations.
///
/// A vertical ship's length is decided, and taken from the inventory, where it starts; so a finished
/// ship, a one-cell ship and a horizontal one all leave the same thing behind: blocked columns.
/// Touch rules differ only in which columns may be used side by side, and what a cell blocks below:
/// `none` itself and both neighbours, `corner` itself, `any` nothing.
class RowFiller {
 public:
  using Visit = std::function<void(const RowFill&)>;

  /// @param contents  where the ships that begin are recorded; null: they are not.
  RowFiller(int width, int other_width, Touch touch, Supports& supports,
            RowContents* contents = nullptr);

  /// Ways to fill this half first, below the profile `above`: ships may lie across the cut.
  /// @param held  inventories that profile can hold; fills the fleet has no ships left for are left out.
  void fill_first(const HalfProfile& above, Supports::Id held, const Visit& visit);
  /// Ways to fill this half second, when the first one reaches `reach` towards it.
  void fill_second(const HalfProfile& above, Supports::Id held, Reach reach, const Visit& visit);
  /// What a row can look like whatever stands above it; supports then bound the ships it needs,
  /// counting an open or one-column piece as some ship long enough.
  void any_first(const Visit& visit);
  void any_second(Reach reach, const Visit& visit);

  /// Largest reach any fill can have.
  [[nodiscard]] Reach max_reach() const;

 private:
  struct Cell {
    bool occupied = false;
    int open = 0;  // cells the vertical ship here still needs below
  };

  // Ships so far: what the fleet can still hold, what this row has used of it, and where.
  struct Load {
    Supports::Id support;
    std::uint32_t used = 0;
    RowContents::Id content = RowContents::k_none;
  };

  void start(const HalfProfile* above, Supports::Id held, Reach reach, bool is_first,
             const Visit& visit);
  void place_across(const Load& load);
  void fill_from(int column, bool beside_ship, const Load& load);
  void continue_vertical(int column, const Load& load);
  void place_unknown_vertical(int column, const Load& load);
  void place_single_column(int column, const Load& load);
  void place_horizontal(int column, const Load& load);
  void finish(const Load& load);
  [[nodiscard]] Load with_ship(const Load& load, const Begun& ship);
  [[nodiscard]] bool is_possible(const Load& load) const {
    return load.support != supports_.nothing();
  }
  [[nodiscard]] bool can_start(int column) const;
  [[nodiscard]] HalfProfile profile_below() const;
  [[nodiscard]] bool is_occupied(int column) const;

  int width_;
  int other_width_;
  Touch touch_;
  Supports& supports_;
  RowContents* contents_;

  // State of the enumeration under way.
  const HalfProfile* above_ = nullptr;  // null: unknown
  Reach reach_in_ = 0;
  Reach reach_out_ = 0;
  bool is_first_ = true;
  const Visit* visit_ = nullptr;
  std::vector<Cell> cells_;
};

}  // namespace flotilla::frontier
