// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "fleet/problem.hpp"
#include "frontier/program.hpp"

namespace flotilla::frontier {

/// The two halves of the board. Each is described from the cut outward.
enum class Side { left = 0, right = 1 };
[[nodiscard]] constexpr Side other(Side side) {
  return side == Side::left ? Side::right : Side::left;
}

/// Everything about a sweep that does not depend on the row or the ring: fills, cell shapes, programs
/// and where each state lies. Made once per (columns, fleet, touch rule).
///
/// The table is a matrix of cells, one for each (left stem, right stem). In the middle of row i one
/// half is fresh (filled in row i), the other old. A *pass* takes each stem of the fresh half with
/// all its cells - a group, which nothing outside it touches - finishes row i in the other half and
/// begins row i + 1 there, in place. Then the halves change roles. So a row costs one read and one
/// write of the table.
class SweepPlan {
 public:
  /// Lays the table out; compile() must follow before sweeping.
  ///
  /// @param problem  swept along its rows; the frontier spans its columns, 1 <= cols <= 64.
  /// @param cut_shift  columns the cut is moved to the right of the middle; the count does not depend
  ///                   on it. Clamped to the board.
  /// @throws LimitError  if a half has more profiles, or more ways to be filled, than can be tabled.
  explicit SweepPlan(const Problem& problem, int cut_shift = 0);

  /// Compiles the programs of both sides with this many threads.
  /// @throws LimitError  if they pass `memory_limit` bytes (0: no limit).
  void compile(int threads, std::uint64_t memory_limit = 0);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] const Inventory& inventory() const { return supports_.inventory(); }
  [[nodiscard]] std::uint32_t chunks() const { return chunks_of(inventory()); }
  [[nodiscard]] const HalfSpace& half(Side side) const { return *view(side).half; }
  [[nodiscard]] const StemClasses& classes(Side side) const { return *view(side).classes; }
  [[nodiscard]] const Program& program(Side fixed, int stem) const;
  [[nodiscard]] const MaskTable& masks() const { return *masks_; }
  [[nodiscard]] const CellShape& shape(Side fresh, int fresh_stem, int old_stem) const;

  [[nodiscard]] int stems(Side side) const { return static_cast<int>(half(side).stems().size()); }
  /// Most cells an open column of this stem still needs.
  [[nodiscard]] int tallest(Side side, int stem) const;
  /// Chunks (of one limb) of the group of a stem, and of the cells before `active_stem` in it.
  [[nodiscard]] std::uint64_t group_chunks(Side fixed, int stem) const;
  [[nodiscard]] std::uint64_t cell_offset(Side fixed, int stem, int active_stem) const;
  [[nodiscard]] std::uint32_t cell_chunks(Side fixed, int stem, int active_stem) const;
  /// Active stems whose cell with this one holds any state, ascending; few when the fleet is small.
  [[nodiscard]] const std::vector<int>& occupied_cells(Side fixed, int stem) const;

  /// Vectors the table has room for, in the larger of its two layouts.
  [[nodiscard]] std::uint64_t states() const { return states_; }
  /// Chunks (of one limb) of the whole table.
  [[nodiscard]] std::uint64_t table_chunks() const { return table_chunks_; }
  /// Largest work space a thread needs, chunks of one limb.
  [[nodiscard]] std::uint64_t work_chunks() const { return work_chunks_; }
  /// Vector additions of a full pass with this side fixed.
  [[nodiscard]] std::uint64_t updates(Side fixed) const { return view(fixed).updates; }
  /// Bytes of the compiled programs.
  [[nodiscard]] std::uint64_t program_bytes() const;
  /// Changes whenever the meaning of stored table bytes does.
  [[nodiscard]] std::uint64_t fingerprint() const;

 private:
  struct Half {
    std::unique_ptr<HalfSpace> half;
    std::unique_ptr<StemClasses> classes;
    std::unique_ptr<CellShapes> shapes;               // this half fresh
    std::vector<Program> programs;                    // by class, this half fixed
    std::vector<std::vector<std::uint64_t>> offsets;  // by class, active stem; one past the end too
    std::uint64_t updates = 0;                        // vector additions of a pass, this half fixed
    std::vector<std::vector<int>> occupied;           // by class: active stems with a cell
  };

  [[nodiscard]] const Half& view(Side side) const {
    return halves_[is_symmetric_ ? 0 : static_cast<std::size_t>(side)];
  }
  void make_halves();
  void refuse_wide_tables() const;
  void lay_out(Side fixed);
  void compile_side(Side fixed, int threads, std::uint64_t memory_limit);
  void count_updates(Side fixed);
  void measure_table();
  /// Both sides, or one when they are the same.
  [[nodiscard]] std::vector<Side> distinct_sides() const;

  Problem problem_;
  Supports supports_;
  int left_columns_;
  bool is_symmetric_;  // halves of equal width are one and the same
  std::array<Half, 2> halves_;
  std::unique_ptr<MaskTable> masks_;
  std::uint64_t states_ = 0;
  std::uint64_t table_chunks_ = 0;
  std::uint64_t work_chunks_ = 0;
};

}  // namespace flotilla::frontier
