// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include "fleet/bound.hpp"

namespace flotilla {
namespace {

void bound(benchmark::State& state, const char* board, const char* fleet) {
  const Problem problem{parse_board(board), parse_fleet(fleet), Touch::none};
  for (auto _ : state) benchmark::DoNotOptimize(placement_upper_bound(problem));
}

BENCHMARK_CAPTURE(bound, armada_11x11, "11x11", "standard")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bound, kings_10x10, "10x10", "kings")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace flotilla
