// SPDX-License-Identifier: MIT
// Whole sweeps over a table already touched: clearing it, all rows of n x n, and the sum at the end.
#include <benchmark/benchmark.h>

#include "bench/halfway_count.hpp"
#include "bench/machine.hpp"
#include "frontier/sweep.hpp"

namespace flotilla::bench {
namespace {

void sweep(benchmark::State& state) {
  const Problem problem = armada(static_cast<int>(state.range(0)));
  const frontier::SweepOptions options{static_cast<int>(state.range(1))};
  frontier::SweepPlan plan(problem);
  plan.compile(options.threads);
  const Ring ring = ring_of(problem);
  frontier::Sweep sweep(plan, ring, frontier::Division::whole(plan), options);
  sweep.table().set_to_zero(frontier::Side::left, 1);
  frontier::PassStats total;
  for (auto _ : state) {
    sweep.begin();
    while (sweep.row() < problem.board.rows) {
      const frontier::PassStats pass = sweep.advance();
      total.updates += pass.updates;
      total.bytes += pass.bytes;
    }
    benchmark::DoNotOptimize(sweep.finish());
  }
  state.SetLabel(ring.name());
  using benchmark::Counter;
  state.counters["updates/s"] = Counter(static_cast<double>(total.updates), Counter::kIsRate);
  state.counters["table_bytes/s"] = Counter(static_cast<double>(total.bytes), Counter::kIsRate);
}

void sweep_arguments(benchmark::internal::Benchmark* benchmark) {
  for (int n = 8; n <= 13; ++n) {
    benchmark->Args({n, 1});
    if (processors() > 1) benchmark->Args({n, processors()});
  }
}

BENCHMARK(sweep)
    ->Apply(sweep_arguments)
    ->ArgNames({"n", "threads"})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace flotilla::bench
