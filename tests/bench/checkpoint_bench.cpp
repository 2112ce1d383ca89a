// SPDX-License-Identifier: MIT
// Saving a table half way down the board, synced to the disk, and loading it again (from the page cache).
// "rows" is the cost as a multiple of the time of one row, swept with all threads.
#include <benchmark/benchmark.h>
#include <unistd.h>

#include <filesystem>

#include "bench/halfway_count.hpp"
#include "bench/machine.hpp"
#include "bench/stopwatch.hpp"

namespace flotilla::bench {
namespace {

std::filesystem::path own_folder() {
  return std::filesystem::temp_directory_path() / ("flotilla-bench-" + std::to_string(::getpid()));
}

void report(benchmark::State& state, const HalfwayCount& count, double total_s) {
  using benchmark::Counter;
  state.counters["rows"] = Counter(total_s / count.row_s(), Counter::kAvgIterations);
  state.counters["table_bytes/s"] =
      Counter(static_cast<double>(count.table_bytes()), Counter::kIsIterationInvariantRate);
  state.counters["packed_to"] =
      static_cast<double>(count.disk_bytes()) / static_cast<double>(count.table_bytes());
}

void save(benchmark::State& state) {
  HalfwayCount count(static_cast<int>(state.range(0)), processors(), own_folder());
  double total_s = 0;
  for (auto _ : state) total_s += seconds_of([&] { count.save(); });
  report(state, count, total_s);
}

void load(benchmark::State& state) {
  HalfwayCount count(static_cast<int>(state.range(0)), processors(), own_folder());
  count.save();
  double total_s = 0;
  for (auto _ : state) total_s += seconds_of([&] { count.load(); });
  report(state, count, total_s);
}

BENCHMARK(save)->Arg(12)->Arg(14)->ArgName("n")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(load)->Arg(12)->Arg(14)->ArgName("n")->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace flotilla::bench
