// SPDX-License-Identifier: MIT
// A transition from state s to state t that puts c into half a row is used by
// (ways to get to s) x (ways to go on from t) placements; summed over all transitions with the same c,
// these are the placements that hold c there.
#include "space/there_and_back.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

#include "number/errors.hpp"
#include "shard/owners.hpp"
#include "shard/sharded_backward.hpp"
#include "space/combine.hpp"
#include "space/count.hpp"
#include "space/layers.hpp"
#include "space/sweep_keeper.hpp"

namespace flotilla::space {
namespace {

using frontier::HalfTotals;
using frontier::Residues;

// A vector on the way back is spread to its sources and multiplied with theirs: measured 6.6 to 10
// additions of the way forward, from 13 to 10 columns, on one core of a Xeon at 2.6 GHz.
constexpr int k_updates_per_update_back = 7;

// What the table and the work spaces of the way back leave for the tables forward.
std::uint64_t memory_for_layers(const Question& question, const shard::ShardedBackward& back) {
  const std::uint64_t limit = question.memory_for_tables();
  if (limit == 0) return 0;
  return back.bytes() < limit ? limit - back.bytes() : 1;
}

// A row begins in the pass that ends the row before.
int last_pass(int first_row) { return std::max(first_row, 1); }

RowRange rows_forward(const Question& question, int first_row) {
  return {last_pass(first_row), question.plan().problem().board.rows};
}

/// Tells how far the sweeps of a question are.
class Steps {
 public:
  Steps(const Question& question, const RowRange& rows)
      : question_(question), of_a_ring_(rows.highest - 1 + rows.size()) {
    progress_.steps = static_cast<int>(question.rings().size()) * of_a_ring_;
  }

  void take(int steps = 1) {
    progress_.step += steps;
    if (question_.options().progress) question_.options().progress(progress_);
  }
  void skip_ring() { progress_.step += of_a_ring_; }
  /// What a sweep has behind it, or need not do, that goes on from `row` on its way back.
  void skip_to(int row, const RowRange& rows) { progress_.step += 2 * (rows.highest - row + 1); }

 private:
  const Question& question_;
  int of_a_ring_;
  QuestionProgress progress_;
};

/// A sweep forward over `rows`, and back, in one ring. Its keeper may be null.
class RingSweep {
 public:
  RingSweep(const Question& question, const Ring& ring, shard::Communicator& ranks, Steps& steps)
      : question_(question),
        ranks_(ranks),
        steps_(steps),
        keeper_(question.options().keeper),
        back_(question.plan(), ring, ranks, question.sweep_options()) {}

  HalfTotals run(const RowRange& rows, bool is_first_row_asked) {
    const bool goes_on = keeper_ && keeper_->go_on(back_);
    if (goes_on) steps_.skip_to(back_.row(), rows);
    sweep({rows.lowest, goes_on ? back_.row() - 1 : rows.highest}, goes_on);
    if (is_first_row_asked) back_.close();
    return back_.totals();
  }

 private:
  /// @param rows  those whose tables are needed
  void sweep(const RowRange& rows, bool goes_on) {
    bool is_forward = true;  // later rows are swept again
    Layers layers(question_.plan(), back_.ring(), ranks_, question_.sweep_options(),
                  memory_for_layers(question_, back_), rows, [&](int row) {
                    steps_.take();
                    if (is_forward && keeper_) keeper_->after_row_forward(row);
                  });
    is_forward = false;
    if (!goes_on) {
      back_.begin(layers.at(rows.highest));
      after_row_back(rows.lowest);
    }
    while (back_.row() > rows.lowest) {
      back_.retreat(layers.at(back_.row() - 1));
      after_row_back(rows.lowest);
    }
  }

  void after_row_back(int last) {
    steps_.take();
    if (keeper_ && back_.row() > last) keeper_->after_row_back(back_);
  }

  const Question& question_;
  shard::Communicator& ranks_;
  Steps& steps_;
  SweepKeeper* keeper_;
  shard::ShardedBackward back_;
};

HalfTotals sweep_ring(const Question& question, const Ring& ring, int first_row,
                      shard::Communicator& ranks, Steps& steps) {
  SweepKeeper* const keeper = question.options().keeper;
  if (keeper) {
    if (auto kept = keeper->begin(question, ring)) {
      steps.skip_ring();
      return *std::move(kept);
    }
  }
  HalfTotals totals = RingSweep(question, ring, ranks, steps)
                          .run(rows_forward(question, first_row), first_row == 0);
  if (keeper) keeper->finish(totals);
  return totals;
}

BigInt sum(const std::vector<BigInt>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), BigInt(0));
}

void check(const RowTotals& totals, std::size_t first_row, bool are_halves_told) {
  for (std::size_t row = first_row; row < totals.second.size(); ++row) {
    const bool agrees = sum(totals.second[row]) == totals.total &&
                        (!are_halves_told || sum(totals.first[row]) == totals.total);
    if (agrees) continue;
    throw std::logic_error("row " + std::to_string(row + 1) +
                           " sums to another number of placements than the first row: a defect of "
                           "this program; please report it");
  }
}

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
      plan.program_bytes() + static_cast<std::uint64_t>(question.options().threads) *
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
  const RowRange rows = rows_forward(question, first_row);
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
                   std::to_string((estimate.least_memory_bytes >> 20U) + 1) +
                   " MiB of memory per rank at the least, allowed " + std::to_string(limit >> 20U) +
                   " MiB; use a larger --memory-limit, more ranks, fewer threads, or a smaller "
                   "board");
}

RowTotals sweep_there_and_back(const Question& question, int first_row,
                               shard::Communicator& ranks) {
  Steps steps(question, rows_forward(question, first_row));
  std::vector<HalfTotals> by_ring;
  for (const Ring& ring : question.rings())
    by_ring.push_back(sweep_ring(question, ring, first_row, ranks, steps));
  RowTotals totals;
  const auto told = static_cast<std::size_t>(first_row);
  totals.first.resize(told);
  totals.second.resize(told);
  for (std::size_t row = told; row < by_ring.front().first.size(); ++row) {
    std::vector<Residues> first, second;
    for (const HalfTotals& ring : by_ring) {
      first.push_back(ring.first[row]);
      second.push_back(ring.second[row]);
    }
    totals.first.push_back(combine(first, question.rings()));
    totals.second.push_back(combine(second, question.rings()));
  }
  totals.total = sum(totals.second.back());
  check(totals, told, question.plan().options().trace == frontier::Trace::contents);
  return totals;
}

}  // namespace flotilla::space
