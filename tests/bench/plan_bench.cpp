// SPDX-License-Identifier: MIT
// What comes before the first row: laying the table out, and compiling programs, by columns and threads.
#include <benchmark/benchmark.h>

#include "bench/halfway_count.hpp"
#include "bench/machine.hpp"
#include "bench/stopwatch.hpp"
#include "frontier/sweep_plan.hpp"

namespace flotilla::bench {
namespace {

void lay_out(benchmark::State& state) {
  const Problem problem = armada(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(frontier::SweepPlan(problem).states());
}

void compile(benchmark::State& state) {
  const Problem problem = armada(static_cast<int>(state.range(0)));
  const int threads = static_cast<int>(state.range(1));
  std::uint64_t program_bytes = 0;
  for (auto _ : state) {
    frontier::SweepPlan plan(problem);
    state.SetIterationTime(seconds_of([&] { plan.compile(threads); }));
    program_bytes = plan.program_bytes();
  }
  state.counters["program_bytes"] = static_cast<double>(program_bytes);
}

void compile_arguments(benchmark::internal::Benchmark* benchmark) {
  for (int cols = 8; cols <= 14; ++cols) {
    benchmark->Args({cols, 1});
    if (processors() > 1) benchmark->Args({cols, processors()});
  }
}

BENCHMARK(lay_out)->DenseRange(8, 14)->ArgName("cols")->Unit(benchmark::kMillisecond)->MinTime(0.1);
BENCHMARK(compile)
    ->Apply(compile_arguments)
    ->ArgNames({"cols", "threads"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->MinTime(0.1);

}  // namespace
}  // namespace flotilla::bench
