// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "frontier/group_worker.hpp"
#include "frontier/kernel.hpp"
#include "frontier/residues.hpp"
#include "frontier/table.hpp"

namespace flotilla::frontier {

struct SweepOptions {
  int threads = 1;  // >= 1
  InstructionSet instruction_set = best_instruction_set();
};

/// The two-phase half-row sweep of one ring over the rows of a board.
///
///   Sweep sweep(plan, ring, Division::whole(plan), options);
///   sweep.begin();
///   while (sweep.row() < rows) sweep.advance();
///   Residues polynomial = sweep.finish();
///
/// Row r is under way when row() == r: its half `fresh()` is filled, the other one is not. Results are
/// bit-identical for any number of threads and any instruction set. With several processes, cells
/// must be exchanged after each advance() (src/shard), and the results of finish() added up.
class Sweep {
 public:
  /// @param plan  must outlive the sweep. @throws LimitError  if the system refuses the memory.
  Sweep(const SweepPlan& plan, const Ring& ring, Division division, const SweepOptions& options);
  ~Sweep();
  Sweep(const Sweep&) = delete;
  Sweep& operator=(const Sweep&) = delete;

  /// Fills the first half of row 1 above an empty board's edge. May be called again to start over.
  void begin();
  /// The next begin() starts over in another ring of as many limbs, in the same memory.
  void change_ring(const Ring& ring);
  /// Continues in the middle of row `row`, with the cells that the caller puts into table().
  void resume(int row);
  /// Finishes the row under way and begins the next. Requires row() < rows.
  PassStats advance();
  /// The same in parts: each owned stem of fresh() must be swept once, then the pass is ended.
  PassStats sweep_groups(std::span<const int> stems);
  void end_pass() { ++row_; }
  /// Finishes the last row. @return  the polynomial of finished boards of the groups owned here.
  [[nodiscard]] Residues finish();

  [[nodiscard]] int row() const { return row_; }
  [[nodiscard]] Side fresh() const { return fresh_side(row_); }
  [[nodiscard]] Table& table() { return table_; }
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const Ring& ring() const { return ring_; }
  [[nodiscard]] const SweepPlan& plan() const { return plan_; }
  /// Bytes held: the table and the threads' work spaces.
  [[nodiscard]] std::uint64_t bytes() const;

 private:
  void order_groups();
  void make_workers();
  [[nodiscard]] int useful_threads() const;
  PassStats sweep_group(int stem, GroupWorker& worker);
  void add_closed(const Program& program, const GroupWorker& worker, Residues& total) const;

  const SweepPlan& plan_;
  Ring ring_;
  Table table_;
  SweepOptions options_;
  Kernel kernel_;
  int row_ = 0;
  std::array<std::vector<int>, 2> groups_by_class_;
  std::vector<std::unique_ptr<GroupWorker>> workers_;  // one per thread
};

}  // namespace flotilla::frontier
