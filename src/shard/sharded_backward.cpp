// SPDX-License-Identifier: MIT
#include "shard/sharded_backward.hpp"

#include "shard/owners.hpp"
#include "shard/sum_over_ranks.hpp"

namespace flotilla::shard {

ShardedBackward::ShardedBackward(const frontier::SweepPlan& plan, const Ring& ring,
                                 Communicator& ranks, const frontier::SweepOptions& options)
    : ranks_(ranks),
      back_(plan, ring, Owners(plan, ranks.size()).division(ranks.rank()), options),
      exchange_(ranks, back_.table()) {}

void ShardedBackward::begin(const frontier::Table& forward) {
  back_.begin(forward);
  hand_over();
}

void ShardedBackward::retreat(const frontier::Table& forward) {
  back_.retreat(forward);
  hand_over();
}

// The groups just swept were of row()'s fresh half; the row before needs those of the other half.
void ShardedBackward::hand_over() {
  if (ranks_.size() == 1 || back_.row() == 1) return;
  const frontier::Side swept = frontier::fresh_side(back_.row());
  exchange_.start(swept);
  exchange_.send(back_.table().ownership().of(swept).size());
  exchange_.finish();
}

void ShardedBackward::resume(int row, const frontier::HalfTotals& totals) {
  back_.resume(row);
  if (ranks_.is_first()) back_.totals().add(totals);
  hand_over();
}

frontier::HalfTotals ShardedBackward::totals() const {
  frontier::HalfTotals sums;
  for (const frontier::Residues& own : back_.totals().first)
    sums.first.push_back(sum_over_ranks(own, ranks_));
  for (const frontier::Residues& own : back_.totals().second)
    sums.second.push_back(sum_over_ranks(own, ranks_));
  return sums;
}

}  // namespace flotilla::shard
