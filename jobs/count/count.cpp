// SPDX-License-Identifier: MIT
#include "jobs/count/count.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>

#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/count_from_form.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/count/dry_run.hpp"
#include "jobs/count/kept_runs.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/long_run/stop_signal.hpp"
#include "jobs/options/count_settings.hpp"
#include "jobs/print.hpp"
#include "number/errors.hpp"
#include "store/count_file.hpp"

namespace flotilla::jobs {

namespace {

using Clock = std::chrono::steady_clock;

/// @return  on rank 0, what keeps other runs out of the checkpoint
std::unique_ptr<store::FolderLock> lock_folders(const CountSettings& settings,
                                                shard::Communicator& ranks) {
  std::unique_ptr<store::FolderLock> lock;
  on_first_rank(ranks, [&] {
    if (!settings.checkpoint.empty()) lock = open_folders(settings);
  });
  return lock;
}

/// On rank 0.
void show(CountPrinter& printer, const Problem& problem, const store::CountRecord& record,
          const std::optional<space::DoubleCheck>& check) {
  printer.print(record, check);
  if (record.count == 0) print_err("note: {}\n", none_text(problem, !record.evidence.empty()));
}

void write_output(const CountSettings& settings, const std::vector<store::CountRecord>& records,
                  store::Provenance provenance, Clock::time_point start,
                  shard::Communicator& ranks) {
  provenance.seconds_total = std::chrono::duration<double>(Clock::now() - start).count();
  provenance.peak_memory_bytes = peak_memory(ranks);
  on_first_rank(ranks, [&] {
    check_stdout();
    if (!settings.output.empty()) store::write_count_file(settings.output, records, provenance);
  });
}

ExitCode count_boards(const CountSettings& settings, const std::string& command_line,
                      shard::Communicator& ranks) {
  const Clock::time_point start = Clock::now();
  const store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output}, ranks);
  const std::unique_ptr<store::FolderLock> lock = lock_folders(settings, ranks);
  std::optional<StopSignal> stop_signal;
  if (!settings.checkpoint.empty()) stop_signal.emplace(settings.time_limit_s);

  CountPrinter printer(settings);
  std::vector<store::CountRecord> records;
  try {
    for (const Board& board : settings.boards) {
      BoardRun run(settings, board, ranks);
      std::optional<store::CountRecord> record = run.count(provenance);
      if (!record) return k_stopped;
      std::optional<space::DoubleCheck> check;
      if (settings.double_check) check = run.check(*record);
      if (check && check->is_stopped) return k_stopped;
      if (ranks.is_first()) show(printer, settings.problem(board), *record, check);
      records.push_back(std::move(*record));
    }
  } catch (const LimitError&) {  // every rank meets it: the estimate is the same on all
    if (!records.empty()) write_output(settings, records, provenance, start, ranks);
    throw;
  }
  write_output(settings, records, provenance, start, ranks);
  return k_done;
}

}  // namespace

ExitCode count(const std::vector<std::string>& args, const std::string& command_line,
               shard::Communicator& ranks) {
  auto asked = read_settings(count_command(), args, ranks, count_settings);
  if (!asked) return k_done;
  CountSettings& settings = asked->settings;
  settings.known = known_board(asked->values, settings.problem(settings.boards.front()));
  if (!settings.closed_form.empty()) return count_from_form(settings, command_line, ranks);
  if (settings.dry_run) {
    dry_run(settings, ranks);
    print_on_first(ranks, "");
    return k_done;
  }
  return count_boards(settings, command_line, ranks);
}

}  // namespace flotilla::jobs
