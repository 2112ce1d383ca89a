// SPDX-License-Identifier: MIT
#pragma once

#include "frontier/backward_sweep.hpp"
#include "shard/communicator.hpp"
#include "shard/exchange.hpp"

namespace flotilla::shard {

/// A sweep back spread over ranks, beside the tables of a ShardedSweep forward.
///
/// Same verbs as frontier::BackwardSweep; all members that sweep are collective.
class ShardedBackward {
 public:
  ShardedBackward(const frontier::SweepPlan& plan, const Ring& ring, Communicator& ranks,
                  const frontier::SweepOptions& options);

  void begin(const frontier::Table& forward);
  void retreat(const frontier::Table& forward);
  void close() { back_.close(); }
  /// Goes on from the middle of `row`: the table must hold the owned groups of fresh_side(row) as they were
  /// there. @param totals  as totals() told them, the same on every rank.
  void resume(int row, const frontier::HalfTotals& totals);

  [[nodiscard]] int row() const { return back_.row(); }
  /// The side whose groups were just swept, each whole on its owner: the table is saved by them.
  [[nodiscard]] frontier::Side fresh() const { return frontier::fresh_side(row()); }
  [[nodiscard]] const frontier::Table& table() const { return back_.table(); }
  [[nodiscard]] frontier::Table& table() { return back_.table(); }
  [[nodiscard]] const frontier::SweepPlan& plan() const { return back_.plan(); }
  [[nodiscard]] const Ring& ring() const { return back_.ring(); }
  /// Summed over all ranks, on every rank. Collective.
  [[nodiscard]] frontier::HalfTotals totals() const;
  [[nodiscard]] std::uint64_t bytes() const { return back_.bytes(); }

 private:
  void hand_over();

  Communicator& ranks_;
  frontier::BackwardSweep back_;
  Exchange exchange_;
};

}  // namespace flotilla::shard
