// SPDX-License-Identifier: MIT
#include "space/question_estimate.hpp"

#include <algorithm>
#include <string>

#include "frontier/backward_sweep.hpp"
#include "number/errors.hpp"
#include "number/size_text.hpp"
#include "shard/owners.hpp"
#include "space/count.hpp"
#include "space/kept_rows.hpp"
#include "space/there_and_back.hpp"

namespace flotilla::space {
namespace {

// A vector on the way back is spread to its sources and multiplied with theirs: measured 6.6 to 10
// additions of the way forward, from 13 to 10 columns, on one core of a Xeon at 2.6 GHz.
constexpr int k_updates_per_update_back = 7;

const Ring& widest(const std::vector<Ring>& rings) {
  return *std::ranges::max_element(rings, {}, &Ring::limbs);
}

/// As Layers and ShardedBackward take it; the sweeps of rings follow one another.
/// @return  the rows whose tables fit
KeptRows add_memory(QuestionEstimate& estimate, const Question& question, const RowRange& rows,
                    int ranks) {
  const frontier::SweepPlan& plan = question.plan();
  const Ring& ring = widest(estimate.rings);
  const std::uint64_t chunk_bytes =
      static_cast<std::uint64_t>(ring.limbs) * frontier::k_chunk_bytes;
  const std::uint64_t on_a_rank =
      shard::most_chunks_on_a_rank(plan, shard::Owners(plan, ranks)) * chunk_bytes;
  const std::uint64_t besides =
      plan.bytes() + static_cast<std::uint64_t>(question.options().threads) *
                         frontier::BackwardSweep::work_bytes(plan, ring);
  constexpr int k_sweeps = 2;  // each has a table of its own
  const auto memory_of = [&](int kept) {
    return besides + static_cast<std::uint64_t>(kept + k_sweeps) * on_a_rank;
  };
  estimate.table_bytes = plan.table_chunks() * chunk_bytes;
  estimate.least_memory_bytes = memory_of(fewest_tables(rows));
  const std::uint64_t limit = question.options().memory_limit;
  const auto fits = [&](int kept) { return limit == 0 || memory_of(kept) <= limit; };
  int most = rows.size();
  while (most > fewest_tables(rows) && !fits(most)) --most;
  const KeptRows kept = kept_rows(rows, most).value();
  estimate.tables = kept.most_at_once() + k_sweeps;
  estimate.memory_bytes = memory_of(kept.most_at_once());
  return kept;
}

void add_work(QuestionEstimate& estimate, const frontier::SweepPlan& plan, const KeptRows& kept,
              int workers) {
  const RowRange& rows = kept.rows;
  std::uint64_t forward = 0, back = 0;
  for (int row = 1; row <= rows.highest; ++row) {
    const bool is_swept_again = row >= rows.lowest && !kept.contains(row);
    forward += plan.updates(row) * (is_swept_again ? 2 : 1);
    if (row >= rows.lowest) back += plan.updates(row);
  }
  std::uint64_t limbs = 0;
  for (const Ring& ring : estimate.rings) limbs += static_cast<std::uint64_t>(ring.limbs);
  estimate.updates = (forward + back) * estimate.rings.size();
  estimate.seconds = static_cast<double>((forward + k_updates_per_update_back * back) * limbs) *
                     k_seconds_per_update / workers;
}

}  // namespace

QuestionEstimate estimate_there_and_back(const Question& question, int first_row, int ranks) {
  const RowRange rows = rows_needed(question, first_row);
  QuestionEstimate estimate;
  estimate.swept = question.plan().problem();
  estimate.rings = question.rings();
  estimate.states = question.plan().states();
  estimate.coefficients = question.plan().inventory().size();
  const KeptRows kept = add_memory(estimate, question, rows, ranks);
  add_work(estimate, question.plan(), kept, question.options().threads * ranks);
  return estimate;
}

void check_fits(const QuestionEstimate& estimate, std::uint64_t limit) {
  if (limit == 0 || estimate.least_memory_bytes <= limit) return;
  throw LimitError("going there and back over " + to_string(estimate.swept) + " needs " +
                   size_text_above(estimate.least_memory_bytes) +
                   " of memory per rank at the least, allowed " + size_text_below(limit) +
                   "; use a larger --memory-limit, more ranks, fewer threads, or a smaller "
                   "board");
}

}  // namespace flotilla::space
