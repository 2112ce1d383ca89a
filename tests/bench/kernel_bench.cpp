// SPDX-License-Identifier: MIT
// The gather kernel alone, one thread: every ring and instruction set, sources in L1, L2 and beyond.
#include <benchmark/benchmark.h>

#include <array>
#include <string>

#include "bench/gather_load.hpp"

namespace flotilla::bench {
namespace {

struct SourceSize {
  const char* name;
  std::size_t bytes;
};
constexpr std::array<SourceSize, 3> k_sizes{
    {{"L1", 24 << 10}, {"L2", 1 << 20}, {"64 MiB", 64 << 20}}};

void gather(benchmark::State& state, const Ring& ring, frontier::InstructionSet set,
            std::size_t source_bytes) {
  const GatherLoad load(ring, source_bytes);
  const frontier::GatherTask task = load.task();
  const frontier::Kernel kernel = frontier::kernel_for(ring, set);
  for (auto _ : state) benchmark::DoNotOptimize(kernel.gather(task, load.targets()));
  using benchmark::Counter;
  const auto rate = [](std::uint64_t count) {
    return Counter(static_cast<double>(count), Counter::kIsIterationInvariantRate);
  };
  state.counters["updates/s"] = rate(load.updates());
  state.counters["chunks/s"] = rate(load.chunk_updates());
  state.counters["read_bytes/s"] = rate(load.source_bytes());
}

bool register_gathers() {
  using frontier::InstructionSet;
  for (const Ring& ring :
       {Ring::binary(1), Ring::binary(2), Ring::binary(4), Ring::prime_field(0)}) {
    for (const InstructionSet set :
         {InstructionSet::portable, InstructionSet::avx2, InstructionSet::avx512}) {
      if (set > frontier::best_instruction_set()) continue;
      for (const SourceSize& size : k_sizes) {
        const std::string name = "gather " + (ring.prime != 0 ? "Z/p" : ring.name()) + " " +
                                 frontier::to_string(set) + " " + size.name;
        benchmark::RegisterBenchmark(name.c_str(), gather, ring, set, size.bytes)
            ->Unit(benchmark::kMicrosecond)
            ->MinTime(0.1);
      }
    }
  }
  return true;
}

[[maybe_unused]] const bool k_is_registered = register_gathers();

}  // namespace
}  // namespace flotilla::bench
