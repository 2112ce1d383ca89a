// SPDX-License-Identifier: MIT
#include "bench/board_times.hpp"

#include <array>
#include <memory>
#include <utility>

#include "bench/halfway_count.hpp"
#include "bench/stopwatch.hpp"
#include "bench/timed_command.hpp"
#include "fleet/bound.hpp"
#include "frontier/sweep.hpp"

namespace flotilla::bench {
namespace {

constexpr double k_least_repetition_s = 1.5;
constexpr std::size_t k_least_repetitions = 3;
constexpr std::size_t k_most_repetitions = 15;

/// One number of threads: its table and the times of its sweeps.
class TimedSweep {
 public:
  TimedSweep(const frontier::SweepPlan& plan, const Ring& ring, int threads)
      : sweep_(plan, ring, frontier::Division::whole(plan), {threads}) {
    sweep_.table().set_to_zero(frontier::Side::left, 1);  // touches it
  }

  void run() {
    sweep_.begin();
    total_ = {};
    const Clock::time_point start = Clock::now();
    while (sweep_.row() < sweep_.plan().problem().board.rows) {
      const frontier::PassStats pass = sweep_.advance();
      total_.updates += pass.updates;
      total_.bytes += pass.bytes;
    }
    passes_s_.push_back(seconds_since(start));
    static_cast<void>(sweep_.finish());
    sweep_s_.push_back(seconds_since(start));
  }

  [[nodiscard]] std::size_t runs() const { return sweep_s_.size(); }
  [[nodiscard]] double sweep_s() const { return median(sweep_s_); }
  [[nodiscard]] double passes_s() const { return median(passes_s_); }
  [[nodiscard]] const frontier::PassStats& total() const { return total_; }
  [[nodiscard]] std::uint64_t table_bytes() const { return sweep_.table().bytes(); }

 private:
  frontier::Sweep sweep_;
  frontier::PassStats total_;     // of the passes of one sweep
  std::vector<double> passes_s_;  // all rows but the last half row
  std::vector<double> sweep_s_;
};

frontier::SweepPlan time_plan(BoardLine& line, const Problem& problem, int threads) {
  Clock::time_point start = Clock::now();
  line.ring = ring_of(problem).name();
  line.bound_s = seconds_since(start);
  start = Clock::now();
  frontier::SweepPlan plan(problem);
  line.layout_s = seconds_since(start);
  start = Clock::now();
  plan.compile(threads);
  line.compile_s = seconds_since(start);
  line.plan_s = line.bound_s + line.layout_s + line.compile_s;
  return plan;
}

void fill_in(BoardLine& line, const TimedSweep& one, const TimedSweep& all, int rows) {
  line.table_mib = static_cast<double>(one.table_bytes()) / 0x1p20;
  line.repetitions = static_cast<double>(one.runs());
  line.sweep_1_s = one.sweep_s();
  line.sweep_all_s = all.sweep_s();
  line.threads_ratio = one.sweep_s() / all.sweep_s();
  const auto bytes = static_cast<double>(one.total().bytes);
  const auto updates = static_cast<double>(one.total().updates);
  line.moved_mib = bytes / (rows - 1) / 0x1p20;
  line.row_s = all.passes_s() / (rows - 1);
  line.updates_1 = updates / one.passes_s() / 1e6;
  line.updates_all = updates / all.passes_s() / 1e6;
  line.moved_1 = bytes / one.passes_s() / 1e9;
  line.moved_all = bytes / all.passes_s() / 1e9;
}

std::vector<std::string> count_command(int n, int threads, const std::string& program) {
  const std::string side = std::to_string(n);
  return {program,
          "count",
          "--board",
          side + "x" + side,
          "--json",
          "--threads",
          std::to_string(threads)};
}

}  // namespace

void time_sweeps(BoardLine& line, int n, int threads) {
  const Problem problem = armada(n);
  const frontier::SweepPlan plan = time_plan(line, problem, threads);
  line.board = to_string(problem.board);
  line.states = static_cast<double>(plan.states());
  TimedSweep one(plan, ring_of(problem), 1);
  TimedSweep all(plan, ring_of(problem), threads);
  const Clock::time_point start = Clock::now();
  while (one.runs() < k_least_repetitions ||
         (one.runs() < k_most_repetitions && seconds_since(start) < k_least_repetition_s)) {
    one.run();
    all.run();
  }
  fill_in(line, one, all, n);
}

void time_checkpoint(BoardLine& line, int n, int threads, const std::filesystem::path& folder) {
  HalfwayCount count(n, threads, folder);
  std::vector<double> save_s;
  std::vector<double> load_s;
  for (int i = 0; i < 3; ++i) {
    save_s.push_back(seconds_of([&] { count.save(); }));
    load_s.push_back(seconds_of([&] { count.load(); }));
  }
  line.save_s = median(save_s);
  line.load_s = median(load_s);
  line.save_rows = line.save_s / count.row_s();
  line.save_rate = static_cast<double>(count.table_bytes()) / line.save_s / 1e6;
  line.packed_to =
      static_cast<double>(count.disk_bytes()) / static_cast<double>(count.table_bytes());
}

void time_process(BoardLine& line, int n, int threads, const std::string& program) {
  const std::vector<std::string> command = count_command(n, threads, program);
  static_cast<void>(time_command(command));
  std::vector<double> wall_s;
  std::vector<double> inside_s;
  for (int i = 0; i < 10; ++i) {
    const TimedCommand time = time_command(command);
    wall_s.push_back(time.wall_s);
    inside_s.push_back(time.reported_s);
  }
  line.process_s = median(wall_s);
  line.process_inside_s = median(inside_s);
}

void time_ranks(BoardLine& line, int n, const std::string& mpiexec, const std::string& program) {
  permit_mpirun();
  std::array<std::vector<double>, 2> wall_s;
  std::array<std::vector<double>, 2> inside_s;
  for (int i = 0; i < 5; ++i) {
    for (const std::size_t ranks : {1U, 2U}) {
      std::vector<std::string> command{mpiexec, "--bind-to", "none", "-np", std::to_string(ranks)};
      for (std::string& word : count_command(n, 1, program)) command.push_back(std::move(word));
      const TimedCommand time = time_command(command);
      wall_s[ranks - 1].push_back(time.wall_s);
      inside_s[ranks - 1].push_back(time.reported_s);
    }
  }
  line.ranks_1_s = median(wall_s[0]);
  line.ranks_2_s = median(wall_s[1]);
  line.ranks_ratio = line.ranks_1_s / line.ranks_2_s;
  line.ranks_1_inside_s = median(inside_s[0]);
  line.ranks_2_inside_s = median(inside_s[1]);
  line.ranks_inside_ratio = line.ranks_1_inside_s / line.ranks_2_inside_s;
}

}  // namespace flotilla::bench
