// SPDX-License-Identifier: MIT
// The best reply on a grid, the bulk of flotilla limit value: with 1 and with 2 threads, and in two processes of 1 thread
// side by side, which is what two cores of the machine can do; in turn. "threads" is how many times as fast 2 threads are,
// "processes" how many replies the two processes make while one alone makes one.
#include <benchmark/benchmark.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/stopwatch.hpp"
#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/value/best_reply.hpp"
#include "limit/value/plan_payoffs.hpp"
#include "number/errors.hpp"

namespace flotilla::bench {
namespace {

class GridReply {
 public:
  explicit GridReply(int lines)
      : game_(limit::PlanClass::basic, lines),
        weights_(limit::class_weights(game_, table_, limit::random_mix(table_))) {}

  void run(int threads) const {
    const limit::EdgeRule rule = limit::EdgeRule::trapezoid;
    const limit::Reply reply = limit::best_reply(game_, weights_, rule, nullptr, threads);
    benchmark::DoNotOptimize(limit::board_payoffs(game_, reply.plan, rule, nullptr, threads));
  }

  /// Here and in a child of this process.
  void run_twice() const {
    const pid_t child = ::fork();
    if (child < 0) throw Error("reply_bench: no second process");
    run(1);
    if (child == 0) ::_exit(0);
    int status = 0;
    ::waitpid(child, &status, 0);
  }

 private:
  limit::PatternTable table_ = limit::pattern_table(parse_fleet("3:2,2:1"));
  limit::RaceGame game_;
  limit::ClassWeights weights_;
};

void reply(benchmark::State& state) {
  const GridReply grid(static_cast<int>(state.range(0)));
  std::vector<double> one_s;
  std::vector<double> two_s;
  std::vector<double> pair_s;
  for (auto _ : state) {
    one_s.push_back(seconds_of([&] { grid.run(1); }));
    two_s.push_back(seconds_of([&] { grid.run(2); }));
    pair_s.push_back(seconds_of([&] { grid.run_twice(); }));
    state.SetIterationTime(two_s.back());
  }
  state.counters["one_s"] = median(one_s);
  state.counters["threads"] = median(one_s) / median(two_s);
  state.counters["processes"] = 2 * median(one_s) / median(pair_s);
}

BENCHMARK(reply)->Arg(256)->Arg(1024)->ArgName("lines")->UseManualTime()->Iterations(9)->Unit(
    benchmark::kMillisecond);

}  // namespace
}  // namespace flotilla::bench
