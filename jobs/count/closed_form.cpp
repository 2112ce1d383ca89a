// SPDX-License-Identifier: MIT
#include "jobs/count/closed_form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/closed_form_printer.hpp"
#include "jobs/count/closed_form_record.hpp"
#include "jobs/count/closed_form_run.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/print.hpp"
#include "number/plural.hpp"
#include "space/stopwatch.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

/// Estimates the tallest board of each width; the others take time as they have rows.
void dry_run(const ClosedFormSettings& settings, shard::Communicator& ranks) {
  const std::vector<Board> boards =
      alike([&] { return space::boards_of_closed_form(settings.fleet, settings.touch); });
  std::uint64_t memory = 0;
  double seconds = 0;
  double seconds_per_row = 0;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    if (i == 0 || boards[i].cols != boards[i - 1].cols) {
      const Problem problem{boards[i], settings.fleet, settings.touch};
      const space::CountEstimate estimate = alike(
          [&] { return space::estimate_count(problem, space::CountOptions{settings}, ranks); });
      memory = std::max(memory, estimate.memory_bytes);
      seconds_per_row = estimate.seconds / boards[i].rows;
    }
    seconds += seconds_per_row * boards[i].rows;
  }
  const int widest = boards.empty() ? 0 : boards.front().cols;
  const nlohmann::ordered_json json = {{"fleet", to_string(settings.fleet)},
                                       {"touch", to_string(settings.touch)},
                                       {"boards", boards.size()},
                                       {"widest", widest},
                                       {"memory_bytes_per_rank", std::to_string(memory)},
                                       {"seconds", seconds}};
  const space::ClusterSpan span = space::cluster_span(settings.fleet, settings.touch);
  print_on_first(
      ranks,
      settings.json
          ? json.dump() + "\n"
          : span_lines(settings, span) +
                fmt::format(
                    "  boards        {}, of up to {}\n"
                    "  memory        {} per rank, allowed {}\n"
                    "  time          about {} to sweep\n",
                    boards.size(), plural(widest, "column"), store::size_text(memory),
                    settings.memory_limit == 0 ? "any" : store::size_text(settings.memory_limit),
                    duration_text(seconds)));
}

ExitCode find_and_check(const ClosedFormSettings& settings, const std::string& command_line,
                        shard::Communicator& ranks) {
  const space::Stopwatch stopwatch;
  store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output, settings.latex}, ranks);

  ClosedFormRun run(settings, provenance, ranks);
  std::optional<FoundForm> found = run.find();
  if (!found) return k_stopped;
  store::ClosedFormRecord record = record_of(found->form);
  const double found_s = stopwatch.seconds();
  if (!run.check(found->form, record.polynomial)) return k_stopped;

  record.boards = std::move(found->boards);
  record.config_toml = settings.config_toml;
  record.seconds = found_s + found->earlier_seconds;
  record.peak_memory_bytes = peak_memory(ranks);
  provenance.seconds_total = stopwatch.seconds();
  provenance.peak_memory_bytes = record.peak_memory_bytes;
  const std::string memory = memory_text(ranks);
  on_first_rank(ranks, [&] {
    if (settings.time)
      print_err("{} in all, {} to count, {} to conclude, {} to check, {}\n",
                duration_text(provenance.seconds_total), duration_text(found->seconds),
                duration_text(found_s - found->seconds),
                duration_text(provenance.seconds_total - found_s), memory);
    if (!settings.output.empty())
      store::write_closed_form_file(settings.output, record, provenance);
    if (!settings.latex.empty()) store::write_text(settings.latex, closed_form_latex(record));
    print_out("{}", closed_form_text(settings, record));
    check_stdout();
  });
  return k_done;
}

}  // namespace

ExitCode closed_form(const std::vector<std::string>& args, const std::string& command_line,
                     shard::Communicator& ranks) {
  auto asked = read_settings(closed_form_command(), args, ranks, closed_form_settings);
  if (!asked) return k_done;
  const ClosedFormSettings& settings = asked->settings;
  if (!settings.dry_run) return find_and_check(settings, command_line, ranks);
  dry_run(settings, ranks);
  return k_done;
}

}  // namespace flotilla::jobs
