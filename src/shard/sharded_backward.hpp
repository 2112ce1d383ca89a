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

  [[nodiscard]] int row() const { return back_.row(); }
  /// Placements by label, summed over all ranks, on every rank. Collective.
  [[nodiscard]] frontier::Residues first(int row) const { return over_ranks(back_.first(row)); }
  [[nodiscard]] frontier::Residues second(int row) const { return over_ranks(back_.second(row)); }
  [[nodiscard]] std::uint64_t bytes() const { return back_.bytes(); }

 private:
  void hand_over();
  [[nodiscard]] frontier::Residues over_ranks(const frontier::Residues& own) const;

  Communicator& ranks_;
  frontier::BackwardSweep back_;
  Exchange exchange_;
};

}  // namespace flotilla::shard
