// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>

#include "shard/sharded_sweep.hpp"
#include "space/kept_rows.hpp"

namespace flotilla::space {

/// The tables of a sweep forward, one in the middle of each row, asked for from the last row to the
/// first. Those that do not fit in memory are swept again from the nearest one that was kept.
class Layers {
 public:
  /// Called after each row swept, also again.
  using AfterRow = std::function<void(int row)>;

  /// Sweeps forward to the highest of `rows`; their tables can be asked for. Collective.
  /// @param memory  bytes for tables per rank; 0: no limit.
  /// @throws LimitError  if fewer tables fit than going back needs: says how much would do.
  Layers(const frontier::SweepPlan& plan, const Ring& ring, shard::Communicator& ranks,
         const frontier::SweepOptions& options, std::uint64_t memory, const RowRange& rows,
         AfterRow after_row = {});

  /// The table in the middle of row `row`. Collective. Unless all are kept, rows must be asked for in
  /// descending order: the table of a row is gone once a lower one is asked for.
  [[nodiscard]] const frontier::Table& at(int row);
  [[nodiscard]] bool are_all_kept() const { return stops_.stride == 1; }
  /// Rows swept more than once.
  [[nodiscard]] int rows_swept_again() const { return swept_again_; }

 private:
  void plan_stops(const RowRange& rows, std::uint64_t memory);
  void keep();
  void advance();
  void sweep_again(int row);

  const frontier::SweepPlan& plan_;
  shard::ShardedSweep sweep_;
  int threads_;
  AfterRow after_row_;
  KeptRows stops_;  // kept on the way forward
  int swept_again_ = 0;
  std::map<int, std::unique_ptr<frontier::Table>> kept_;
};

}  // namespace flotilla::space
