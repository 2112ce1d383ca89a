// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

#include "frontier/sweep.hpp"
#include "shard/communicator.hpp"
#include "shard/exchange.hpp"
#include "shard/owners.hpp"

namespace flotilla::shard {

/// A sweep spread over ranks: each sweeps the groups it owns, then cells change hands.
///
/// Same verbs as frontier::Sweep; all members that sweep are collective.
class ShardedSweep {
 public:
  ShardedSweep(const frontier::SweepPlan& plan, const Ring& ring, Communicator& ranks,
               const frontier::SweepOptions& options);

  void begin();
  /// Collective: the next begin() starts over in another ring of as many limbs.
  void change_ring(const Ring& ring) { sweep_.change_ring(ring); }
  /// Goes on in the middle of `row`, with the owned groups of fresh_side(row) that the caller puts into the
  /// table of this new sweep.
  void resume(int row) { sweep_.resume(row); }
  /// The same with those of a table of the same plan, ring and division.  @param threads  that copy
  void resume(const frontier::Table& from, int row, int threads);
  /// @return  what this rank did. The exchange overlaps with the work.
  frontier::PassStats advance();
  /// @return  the polynomial, summed over all ranks, on every rank.
  [[nodiscard]] frontier::Residues finish();

  [[nodiscard]] int row() const { return sweep_.row(); }
  /// The side whose groups the next pass takes, each whole on its owner: the table is saved by them.
  [[nodiscard]] frontier::Side fresh() const { return sweep_.fresh(); }
  [[nodiscard]] const frontier::Table& table() const { return sweep_.table(); }
  [[nodiscard]] frontier::Table& table() { return sweep_.table(); }
  [[nodiscard]] const frontier::SweepPlan& plan() const { return sweep_.plan(); }
  [[nodiscard]] const Ring& ring() const { return sweep_.ring(); }
  [[nodiscard]] Communicator& ranks() const { return ranks_; }
  [[nodiscard]] std::uint64_t bytes() const { return sweep_.bytes(); }

 private:
  Communicator& ranks_;
  frontier::Sweep sweep_;
  Exchange exchange_;
};

}  // namespace flotilla::shard
