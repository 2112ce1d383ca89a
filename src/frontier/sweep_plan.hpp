// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "fleet/berth_rules.hpp"
#include "fleet/problem.hpp"
#include "frontier/program.hpp"
#include "frontier/row_filter.hpp"
#include "frontier/side.hpp"

namespace flotilla::frontier {

/// The half that is filled first in row `row` = 1, 2, ..
[[nodiscard]] constexpr Side fresh_side(int row) { return row % 2 == 1 ? Side::left : Side::right; }

/// The compiled work of one pass over the table.
struct Pass {
  std::vector<Program> programs;  // by class of the fixed side
  std::uint64_t updates = 0;      // vector additions

  [[nodiscard]] std::uint64_t bytes() const;
};

/// Everything about a sweep that does not depend on the ring: fills, cell shapes, programs and where
/// each state lies. Made once per (columns, fleet, touch rule, evidence). Evidence narrows the fills of
/// the rows it speaks about, nothing else; without it two passes serve every row.
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

  struct Options {
    int cut_shift = 0;
    std::shared_ptr<const BerthRules> rules;  // of the board as swept; null: nothing is known
    Trace trace = Trace::none;  // beyond counting: questions about cells, lines, draws
  };
  SweepPlan(const Problem& problem, Options options);

  /// Compiles the programs of both sides with this many threads.
  /// @throws LimitError  if they pass `memory_limit` bytes (0: no limit).
  void compile(int threads, std::uint64_t memory_limit = 0);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] const Inventory& inventory() const { return supports_.inventory(); }
  [[nodiscard]] std::uint32_t chunks() const { return chunks_of(inventory()); }
  [[nodiscard]] const HalfSpace& half(Side side) const { return *view(side).half; }
  [[nodiscard]] const StemClasses& classes(Side side) const { return *view(side).classes; }
  /// The pass that finishes row `row` (1..rows) and begins the next.
  [[nodiscard]] const Pass& pass(int row) const;
  [[nodiscard]] const Program& program(int row, int stem) const;
  /// The fills that begin the first row.
  [[nodiscard]] const Fills& opening() const;
  [[nodiscard]] HalfFrame frame(Side side) const { return {side, left_columns_}; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const MaskTable& masks() const { return *masks_; }
  [[nodiscard]] const CellShape& shape(Side fresh, int fresh_stem, int old_stem) const;

  [[nodiscard]] int stems(Side side) const { return static_cast<int>(half(side).stems().size()); }
  /// Most cells an open column of this stem still needs.
  [[nodiscard]] int tallest(Side side, int stem) const;
  /// Whether the group's open columns need more rows than are left once row `row` is finished.
  [[nodiscard]] bool is_hopeless(int row, int stem) const;
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
  /// Vector additions of the pass that finishes row `row`, and of all rows.
  [[nodiscard]] std::uint64_t updates(int row) const { return pass(row).updates; }
  [[nodiscard]] std::uint64_t updates() const;
  /// Bytes of the compiled programs.
  [[nodiscard]] std::uint64_t program_bytes() const;
  /// Memory besides the table: the halves with their fills, and the compiled programs.
  [[nodiscard]] std::uint64_t bytes() const;
  /// Changes whenever the meaning of stored table bytes does. What is known of the board does not change it,
  /// only the numbers in there.
  [[nodiscard]] std::uint64_t fingerprint() const;

 private:
  struct Half {
    std::unique_ptr<HalfSpace> half;
    std::unique_ptr<StemClasses> classes;
    std::unique_ptr<CellShapes> shapes;               // this half fresh
    std::vector<std::vector<std::uint64_t>> offsets;  // by class, active stem; one past the end too
    std::vector<std::vector<int>> occupied;           // by class: active stems with a cell
  };

  [[nodiscard]] const Half& view(Side side) const {
    return halves_[is_symmetric_ ? 0 : static_cast<std::size_t>(side)];
  }
  void make_halves();
  void refuse_wide_tables() const;
  void lay_out(Side fixed);
  void compile_blank(int threads, std::uint64_t memory_limit);
  void compile_rows(int threads, std::uint64_t memory_limit);
  [[nodiscard]] RowFilter filter(Side side, int row) const;
  /// Compiles the pass with `fixed` fixed; adds its work space.
  [[nodiscard]] std::shared_ptr<Pass> compile_pass(Side fixed, const Fills& finishing,
                                                   const Fills& beginning,
                                                   std::optional<int> row_number, int threads,
                                                   std::uint64_t memory_limit);
  void measure_table();
  /// Both sides, or one when they are the same.
  [[nodiscard]] std::vector<Side> distinct_sides() const;

  Problem problem_;
  Options options_;
  Supports supports_;
  int left_columns_;
  bool is_symmetric_;  // halves of equal width are one and the same
  std::array<Half, 2> halves_;
  std::unique_ptr<MaskTable> masks_;
  std::vector<std::shared_ptr<Pass>> passes_;  // by side of the first rows, or by row
  std::unique_ptr<Fills> opening_;             // null: all of the left half's
  std::uint64_t states_ = 0;
  std::uint64_t table_chunks_ = 0;
  std::uint64_t work_chunks_ = 0;
};

}  // namespace flotilla::frontier
