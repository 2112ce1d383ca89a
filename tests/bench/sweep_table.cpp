// SPDX-License-Identifier: MIT
// The published table of times: measures, writes HDF5, and prints what it wrote; or prints an older file.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <filesystem>

#include "bench/bench_table.hpp"
#include "bench/board_times.hpp"
#include "bench/machine.hpp"
#include "bench/stopwatch.hpp"
#include "bench/triad.hpp"

namespace flotilla::bench {
namespace {

constexpr int k_process_board = 11;  // the fastest board of interest: start-up shows
constexpr int k_ranks_board = 14;    // large enough to be worth two ranks

struct Options {
  std::filesystem::path output = "results/bench.h5";
  std::filesystem::path read;  // empty: measure
  std::filesystem::path checkpoint_folder = std::filesystem::temp_directory_path();
  std::string program;  // empty: no whole processes
  std::string mpiexec;  // empty: no ranks
  int least = 8;
  int most = 15;
  bool is_large = false;
  bool is_markdown = false;
};

void say(const std::string& what) { fmt::print(stderr, "{}\n", what); }

void measure_board(BoardLine& line, int n, int threads, const Options& options) {
  say(fmt::format("{0}x{0}: sweeps", n));
  time_sweeps(line, n, threads);
  if (n == k_process_board && !options.program.empty()) {
    say(fmt::format("{0}x{0}: whole processes", n));
    time_process(line, n, threads, options.program);
  }
  if (n != k_ranks_board) return;
  say(fmt::format("{0}x{0}: checkpoints", n));
  time_checkpoint(line, n, threads,
                  options.checkpoint_folder / fmt::format("flotilla-bench-{}", ::getpid()));
  if (options.program.empty() || options.mpiexec.empty()) return;
  say(fmt::format("{0}x{0}: 1 and 2 ranks", n));
  time_ranks(line, n, options.mpiexec, options.program);
}

BenchTable measure(const Options& options, const std::string& command_line) {
  const Clock::time_point start = Clock::now();
  const int threads = processors();
  BenchTable table{this_machine(), store::collect_provenance(command_line, 1, threads), {}};
  say("triad");
  const TriadRates triad = measure_triad(threads);
  const int most = options.is_large ? 16 : options.most;
  for (int n = options.least; n <= most; ++n) {
    BoardLine line;
    line.triad_1 = triad.one_thread / 1e9;
    line.triad_all = triad.all_threads / 1e9;
    measure_board(line, n, threads, options);
    table.lines.push_back(line);
  }
  fill_in_comparisons(table.lines);
  table.provenance.seconds_total = seconds_since(start);
  table.provenance.peak_memory_bytes = store::peak_memory_of_process();
  return table;
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app("Times of the standard armada on n x n, as a table.", "bench_sweep_table");
  app.add_option("--output", options.output, "HDF5 file to write")->capture_default_str();
  app.add_option("--read", options.read, "print this file and measure nothing")
      ->check(CLI::ExistingFile);
  app.add_flag("--markdown", options.is_markdown, "print Markdown");
  app.add_option("--least", options.least, "first n")
      ->check(CLI::Range(8, 16))
      ->capture_default_str();
  app.add_option("--most", options.most, "last n")->check(CLI::Range(8, 16))->capture_default_str();
  app.add_flag("--large", options.is_large, "up to 16 x 16");
  app.add_option("--program", options.program, "the program to time as whole processes");
  app.add_option("--mpiexec", options.mpiexec, "its launcher");
  app.add_option("--checkpoint-folder", options.checkpoint_folder, "where checkpoints are saved")
      ->capture_default_str();
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  if (options.read.empty()) {
    const BenchTable table = measure(options, store::command_line_text(argc, argv));
    if (options.output.has_parent_path())
      std::filesystem::create_directories(options.output.parent_path());
    write_bench(options.output, table);
  }
  const BenchTable table = read_bench(options.read.empty() ? options.output : options.read);
  fmt::print("{}", options.is_markdown ? markdown(table) : plain_text(table));
  return 0;
}

}  // namespace
}  // namespace flotilla::bench

int main(int argc, char** argv) {
  try {
    return flotilla::bench::run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "bench_sweep_table: {}\n", error.what());
    return 1;
  }
}
