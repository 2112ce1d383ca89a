// SPDX-License-Identifier: MIT
#include "jobs/hunt/hunt.hpp"

#include <utility>

#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/general_options.hpp"
#include "jobs/hunt/hunt_printer.hpp"
#include "jobs/hunt/hunt_record.hpp"
#include "jobs/hunt/hunt_run.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/options/hunt_options.hpp"
#include "jobs/print.hpp"
#include "report/game_tables.hpp"
#include "report/heat_plot.hpp"

namespace flotilla::jobs {

namespace {

void draw(const HuntSettings& settings, const store::HuntRecord& record) {
  const report::PlotFormat format = report::plot_format(settings.plot, "--plot");
  report::write_plot(settings.plot, report::shots_of_hunt(record), format);
  for (const store::HunterRecord& hunter : record.hunters) {
    std::filesystem::path path = settings.plot;
    path.replace_filename(settings.plot.stem().string() + "-" + hunter.name +
                          settings.plot.extension().string());
    report::write_plot(path, early_map(record, hunter), format);
  }
}

/// What is printed, then the file and the pictures, so that a full disk does not cost the answer; on rank 0.
void finish(const HuntSettings& settings, const store::HuntRecord& record,
            const store::Provenance& provenance, shard::Communicator& ranks) {
  on_first_rank(ranks, [&] {
    if (record.done() > 0)
      print_out("{}", hunt_text(settings, record));
    else
      print_err("note: this slice has no game\n");
    if (!settings.output.empty()) store::write_hunt_file(settings.output, record, provenance);
    if (!settings.plot.empty() && record.done() > 0) draw(settings, record);
    check_stdout();
  });
}

ExitCode play_games(const HuntSettings& settings, store::Provenance provenance,
                    shard::Communicator& ranks) {
  HuntRun run(settings, ranks);
  if (!run.run()) return k_stopped;
  store::HuntRecord& record = run.record();
  record.seconds = run.seconds();
  record.peak_memory_bytes = peak_memory(ranks);
  provenance.seconds_total = record.seconds;
  provenance.peak_memory_bytes = record.peak_memory_bytes;
  const std::string memory = memory_text(ranks);
  finish(settings, record, provenance, ranks);
  if (settings.time && ranks.is_first())
    print_err("{} in all, {}\n", duration_text(record.seconds), memory);
  run.remove_checkpoint();
  return k_done;
}

/// Rank 0 alone reads and writes.
ExitCode merge(const HuntSettings& settings, store::Provenance provenance,
               shard::Communicator& ranks) {
  store::HuntRecord record;
  on_first_rank(ranks, [&] {
    std::vector<store::HuntRecord> slices;
    for (const std::string& file : settings.from)
      slices.push_back(store::read_hunt_file(file).record);
    record = put_together(slices, settings.from);
  });
  provenance.peak_memory_bytes = peak_memory(ranks);
  finish(settings, record, provenance, ranks);
  return k_done;
}

}  // namespace

ExitCode hunt(const std::vector<std::string>& args, const std::string& command_line,
              shard::Communicator& ranks) {
  const auto asked = read_settings(hunt_command(), args, ranks, hunt_settings);
  if (!asked) return k_done;
  const HuntSettings& settings = asked->settings;
  store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output, settings.plot}, ranks);
  if (!settings.from.empty()) return merge(settings, std::move(provenance), ranks);
  return play_games(settings, std::move(provenance), ranks);
}

}  // namespace flotilla::jobs
