// SPDX-License-Identifier: MIT
// Boards made a second on one core: one answer and nothing printed in vain (1 and 2 passes), or for rules up to a rung.
// The fleet grows with the area, so that the larger boards are as dense as 10x10.
#include <benchmark/benchmark.h>

#include <array>
#include <string>

#include "puzzle/generate.hpp"
#include "puzzle/sequential_sampler.hpp"

namespace flotilla::bench {
namespace {

struct Size {
  int side;
  const char* fleet;
};
constexpr std::array<Size, 3> k_sizes{
    {{10, "4:1,3:2,2:3,1:4"}, {20, "4:4,3:8,2:12,1:16"}, {30, "4:9,3:18,2:27,1:36"}}};

Layout hidden(const Problem& problem, std::uint64_t index) {
  for (std::uint32_t attempt = 0;; ++attempt)
    if (const auto layout = puzzle::place_in_sequence(problem, 1, index, attempt)) return *layout;
}

void make(benchmark::State& state, const Size& size, const puzzle::GenerateOptions& options) {
  const Problem problem{make_board(size.side, size.side), parse_fleet(size.fleet), Touch::none};
  std::uint64_t index = 0, made = 0;
  for (auto _ : state) {
    const puzzle::LeastPuzzle board =
        puzzle::least_puzzle(problem, hidden(problem, index), 1, index, options);
    if (!board.is_given_up) ++made;
    ++index;
  }
  state.counters["boards/s"] =
      benchmark::Counter(static_cast<double>(made), benchmark::Counter::kIsRate);
}

bool register_makers() {
  using puzzle::Rung;
  for (const Size& size : k_sizes) {
    const std::string board = " " + std::to_string(size.side);
    const auto add = [&](const std::string& name, const puzzle::GenerateOptions& options) {
      benchmark::RegisterBenchmark((name + board).c_str(), make, size, options)
          ->Unit(benchmark::kMillisecond)
          ->MinTime(2);
    };
    if (size.side <= 20) add("1 pass", {});
    // As flotilla generate bounds it.
    add("2 passes", {.rules_first = true, .effort = size.side > 20 ? std::uint64_t{20000} : 0});
    add("up to touch", {.up_to = Rung::touch});
    add("up to fleet", {.up_to = Rung::fleet});
    if (size.side <= 20) add("up to probe", {.up_to = Rung::probe});
  }
  return true;
}

[[maybe_unused]] const bool k_is_registered = register_makers();

}  // namespace
}  // namespace flotilla::bench
