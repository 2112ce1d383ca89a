// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "frontier/residues.hpp"
#include "frontier/sweep.hpp"

namespace flotilla::frontier {

/// Placements by what half rows hold, in one ring: of row 1, 2, .. by label of the half filled first, and
/// second.
struct HalfTotals {
  std::vector<Residues> first, second;

  /// @param addend  of the same ring, rows and labels.
  void add(const HalfTotals& addend);
};

/// The sweep back from the last row: for every state, how many ways there are to go on from it to the
/// whole fleet. With the tables of a sweep forward it tells how many placements use each transition.
///
///   BackwardSweep back(plan, ring, Division::whole(plan), options);   // plan with a trace
///   back.begin(tables.at(rows));
///   while (back.row() > 1) back.retreat(tables.at(back.row() - 1));
///   back.close();
///
/// tables.at(r) is the table of a Sweep in the middle of row r. Totals are of placements, by label:
/// what a half row holds, or how many cells the row has (SweepPlan::Options::trace). Results are
/// bit-identical for any number of threads and any instruction set. With several processes, cells
/// must be exchanged after each step, from the owners of the groups of row() to those of row() - 1, and
/// totals added up.
class BackwardSweep {
 public:
  /// @param plan  compiled with a trace; must outlive this. @throws LimitError  if memory is refused.
  BackwardSweep(const SweepPlan& plan, const Ring& ring, Division division,
                const SweepOptions& options);
  ~BackwardSweep();
  BackwardSweep(const BackwardSweep&) = delete;
  BackwardSweep& operator=(const BackwardSweep&) = delete;

  /// Over the last row's boundary into its middle. `forward` is the table there.
  void begin(const Table& forward);
  /// From the middle of row() into the middle of the row before. `forward` is the table there.
  void retreat(const Table& forward);
  /// Over the first row's beginning.
  void close();

  /// Goes on from the middle of `row`: the table must be as begin() or retreat() left it there.
  void resume(int row) { row_ = row; }

  [[nodiscard]] int row() const { return row_; }
  [[nodiscard]] Table& table() { return table_; }
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const SweepPlan& plan() const { return plan_; }
  [[nodiscard]] const Ring& ring() const { return ring_; }
  /// Of all rows; of those not yet passed they are 0. With Trace::row_cells the second are of the whole row
  /// and the first mean nothing.
  [[nodiscard]] const HalfTotals& totals() const { return totals_; }
  [[nodiscard]] HalfTotals& totals() { return totals_; }
  [[nodiscard]] std::uint64_t bytes() const;
  /// Of one thread's work spaces, both ways.
  [[nodiscard]] static std::uint64_t work_bytes(const SweepPlan& plan, const Ring& ring);

 private:
  class Worker;
  static std::size_t place(int row) { return static_cast<std::size_t>(row - 1); }
  [[nodiscard]] std::size_t labels(Side side) const;
  template <typename Visit>
  void for_each_group(const Table& forward, int row, const Visit& visit);

  const SweepPlan& plan_;
  Ring ring_;
  Table table_;
  Kernel kernel_;
  int row_ = 0;
  HalfTotals totals_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace flotilla::frontier
