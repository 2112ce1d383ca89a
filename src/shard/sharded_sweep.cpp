// SPDX-License-Identifier: MIT
#include "shard/sharded_sweep.hpp"

#include <algorithm>

#include "shard/sum_over_ranks.hpp"

namespace flotilla::shard {
namespace {

// Batches a pass is cut into when several ranks exchange: one is sent while the next is swept.
constexpr std::size_t k_batches = 16;

void add(frontier::PassStats& total, const frontier::PassStats& part) {
  total.states += part.states;
  total.updates += part.updates;
  total.bytes += part.bytes;
}

}  // namespace

ShardedSweep::ShardedSweep(const frontier::SweepPlan& plan, const Ring& ring, Communicator& ranks,
                           const frontier::SweepOptions& options)
    : ranks_(ranks),
      sweep_(plan, ring, Owners(plan, ranks.size()).division(ranks.rank()), options),
      exchange_(ranks, sweep_.table()) {}

void ShardedSweep::begin() {
  exchange_.meet();
  sweep_.begin();
}

void ShardedSweep::resume(const frontier::Table& from, int row, int threads) {
  exchange_.meet();
  sweep_.resume(row);
  sweep_.table().copy_from(from, fresh(), threads);
}

frontier::PassStats ShardedSweep::advance() {
  if (!exchange_.has_messages()) {
    const frontier::PassStats stats = sweep_.advance();
    exchange_.finish();
    return stats;
  }
  const frontier::Side fixed = sweep_.fresh();
  const std::vector<int>& stems = sweep_.table().ownership().of(fixed);
  exchange_.start(fixed);
  frontier::PassStats stats;
  std::size_t swept = 0;
  for (std::size_t batch = 1; batch <= k_batches; ++batch) {
    const std::size_t end = stems.size() * batch / k_batches;
    add(stats, sweep_.sweep_groups(std::span(stems).subspan(swept, end - swept)));
    swept = end;
    exchange_.send(swept);
  }
  exchange_.finish();
  sweep_.end_pass();
  return stats;
}

frontier::Residues ShardedSweep::finish() { return sum_over_ranks(sweep_.finish(), ranks_); }

}  // namespace flotilla::shard
