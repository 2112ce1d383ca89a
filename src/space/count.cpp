// SPDX-License-Identifier: MIT
#include "space/count.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "fleet/bound.hpp"
#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/size_text.hpp"
#include "space/combine.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::space {
namespace {

// The frontier spans the columns of what is swept: the short side, unless a second opinion is wanted or
// rows have numbers, which bind them.
bool must_turn(const Problem& problem, const CountOptions& options) {
  if (options.rules && options.rules->has_row_numbers()) return false;
  const bool frontier_is_short = problem.board.cols <= problem.board.rows;
  return frontier_is_short == options.along_short_side;
}

bool fits(const CountEstimate& estimate, std::uint64_t limit) {
  return limit == 0 || estimate.memory_bytes <= limit;
}

/// A plan with what was worked out about it.
struct Prepared {
  std::unique_ptr<frontier::SweepPlan> plan;
  CountEstimate estimate;
};

void add_memory(CountEstimate& estimate, const frontier::SweepPlan& plan,
                const shard::Owners& owners, int threads) {
  int limbs = 1;
  for (const Ring& ring : estimate.rings) limbs = std::max(limbs, ring.limbs);
  const auto limb_bytes = static_cast<std::uint64_t>(limbs) * frontier::k_chunk_bytes;
  estimate.table_bytes = plan.table_chunks() * limb_bytes;
  estimate.memory_bytes = shard::most_chunks_on_a_rank(plan, owners) * limb_bytes +
                          plan.work_chunks() * limb_bytes * static_cast<std::uint64_t>(threads) +
                          plan.bytes();
}

void add_work(CountEstimate& estimate, const frontier::SweepPlan& plan, int workers) {
  std::uint64_t limbs = 0;
  for (const Ring& ring : estimate.rings) limbs += static_cast<std::uint64_t>(ring.limbs);
  const auto rows = static_cast<std::uint64_t>(estimate.swept.board.rows);
  estimate.updates = plan.updates() * estimate.rings.size();
  estimate.bytes_moved = 2 * plan.table_chunks() * 64 * limbs * rows;
  estimate.seconds = static_cast<double>(plan.updates() * limbs) * k_seconds_per_update / workers;
}

// What passes the memory limit is not compiled.
Prepared prepare(const Problem& problem, const CountOptions& options,
                 const shard::Communicator& ranks) {
  Prepared prepared;
  CountEstimate& estimate = prepared.estimate;
  const bool is_turned = must_turn(problem, options);
  estimate.swept = problem;
  if (is_turned) estimate.swept.board = problem.board.transposed();
  estimate.bound = placement_upper_bound(problem);
  estimate.rings = options.rings.empty() ? rings_for(estimate.bound) : options.rings;
  frontier::SweepPlan::Options plan_options{options.cut_shift, options.rules,
                                            frontier::Trace::none};
  if (options.rules && is_turned)
    plan_options.rules = std::make_shared<const BerthRules>(options.rules->transposed());
  prepared.plan = std::make_unique<frontier::SweepPlan>(estimate.swept, plan_options);
  frontier::SweepPlan& plan = *prepared.plan;
  estimate.states = plan.states();
  estimate.coefficients = plan.inventory().size();
  const shard::Owners owners(plan, ranks.size());
  add_memory(estimate, plan, owners, options.threads);
  if (!fits(estimate, options.memory_limit)) return prepared;
  plan.compile(options.threads, options.memory_limit);
  add_memory(estimate, plan, owners, options.threads);
  add_work(estimate, plan, options.threads * ranks.size());
  return prepared;
}

RowReport report_row(const frontier::PassStats& own, shard::Communicator& ranks) {
  std::array<std::uint64_t, 3> sums{own.states, own.updates, own.bytes};
  ranks.sum(sums);
  // The least is the greatest complement.
  std::array<std::uint64_t, 2> extremes{own.states, ~own.states};
  ranks.maximum(extremes);
  RowReport report;
  report.states = sums[0];
  report.updates = sums[1];
  report.bytes = sums[2];
  report.most_states_on_a_rank = extremes[0];
  report.least_states_on_a_rank = ~extremes[1];
  return report;
}

/// The rows of all rings, one after the other.
class Run {
 public:
  Run(const Prepared& prepared, const CountOptions& options, shard::Communicator& ranks,
      const CountHooks& hooks, CountProgress progress)
      : plan_(*prepared.plan),
        rings_(prepared.estimate.rings),
        options_(options),
        ranks_(ranks),
        hooks_(hooks),
        progress_(std::move(progress)),
        earlier_seconds_(progress_.seconds) {}

  /// @return  false if a hook stopped it.
  bool sweep_all_rings() {
    for (; progress_.ring < static_cast<int>(rings_.size()); ++progress_.ring) {
      if (!sweep_ring()) return false;
      progress_.row = 0;
    }
    return true;
  }

  [[nodiscard]] const CountProgress& progress() const { return progress_; }
  [[nodiscard]] CountProgress& progress() { return progress_; }

 private:
  bool sweep_ring() {
    const Ring& ring = rings_[static_cast<std::size_t>(progress_.ring)];
    shard::ShardedSweep& sweep = sweep_in(ring);
    if (progress_.row == 0) {
      sweep.begin();
    } else {
      sweep.resume(progress_.row);
      hooks_.load_table(sweep);
    }
    while (sweep.row() < plan_.problem().board.rows) {
      if (!sweep_row(sweep)) return false;
    }
    progress_.finished.push_back(sweep.finish());
    return true;
  }

  // Memory that the system has given once is used again where rings are as wide.
  shard::ShardedSweep& sweep_in(const Ring& ring) {
    if (sweep_ && sweep_->ring().limbs == ring.limbs) {
      sweep_->change_ring(ring);
    } else {
      sweep_.reset();
      sweep_.emplace(plan_, ring, ranks_,
                     frontier::SweepOptions{options_.threads, options_.instruction_set});
    }
    return *sweep_;
  }

  bool sweep_row(shard::ShardedSweep& sweep) {
    const Stopwatch stopwatch;
    const frontier::PassStats own = sweep.advance();
    RowReport report = report_row(own, ranks_);
    report.ring = progress_.ring;
    report.row = sweep.row() - 1;
    report.rows = plan_.problem().board.rows;
    report.seconds = stopwatch.seconds();
    progress_.row = sweep.row();
    progress_.rows.push_back(report);
    progress_.seconds = earlier_seconds_ + stopwatch_.seconds();
    return !hooks_.after_row || hooks_.after_row(report, progress_, sweep);
  }

  const frontier::SweepPlan& plan_;
  const std::vector<Ring>& rings_;
  const CountOptions& options_;
  shard::Communicator& ranks_;
  const CountHooks& hooks_;
  CountProgress progress_;
  std::optional<shard::ShardedSweep> sweep_;
  double earlier_seconds_;
  Stopwatch stopwatch_;
};

void fill_in(CountResult& result, const frontier::Inventory& inventory) {
  result.polynomial = combine(result.residues, result.estimate.rings);
  result.count = result.polynomial.back();
  result.lengths = inventory.lengths();
  for (std::size_t i = 0; i < inventory.size(); ++i) result.used.push_back(inventory.used_at(i));
  for (const RowReport& row : result.rows) {
    result.most_states = std::max(result.most_states, row.states);
  }
}

}  // namespace

void check_fits(const CountEstimate& estimate, std::uint64_t limit, int ranks) {
  if (fits(estimate, limit)) return;
  throw LimitError(to_string(estimate.swept) + " needs " + size_text_above(estimate.memory_bytes) +
                   " of memory per rank (a table of " + size_text_above(estimate.table_bytes) +
                   " over " + std::to_string(ranks) + (ranks == 1 ? " rank" : " ranks") +
                   "), allowed " + size_text_below(limit) +
                   "; use more ranks (mpirun -np N), a larger --memory-limit, "
                   "fewer threads, or a board with a shorter short side");
}

CountEstimate estimate_count(const Problem& problem, const CountOptions& options,
                             shard::Communicator& ranks) {
  return prepare(problem, options, ranks).estimate;
}

CountResult count_placements(const Problem& problem, const CountOptions& options,
                             shard::Communicator& ranks, const CountHooks& hooks,
                             std::optional<CountProgress> resume_at) {
  const Stopwatch stopwatch;
  const Prepared prepared = prepare(problem, options, ranks);
  check_fits(prepared.estimate, options.memory_limit, ranks.size());
  CountResult result;
  result.problem = problem;
  result.estimate = prepared.estimate;
  result.plan_seconds = stopwatch.seconds();
  if (hooks.before) hooks.before(prepared.estimate);

  CountProgress first = resume_at ? std::move(*resume_at) : CountProgress{};
  const double earlier_seconds = first.seconds;
  Run run(prepared, options, ranks, hooks, std::move(first));
  result.is_stopped = !run.sweep_all_rings();
  result.seconds = earlier_seconds + stopwatch.seconds();
  result.rows = run.progress().rows;
  if (result.is_stopped) return result;
  result.residues = std::move(run.progress().finished);
  fill_in(result, prepared.plan->inventory());
  return result;
}

}  // namespace flotilla::space
