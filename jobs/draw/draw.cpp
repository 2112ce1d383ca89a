// SPDX-License-Identifier: MIT
#include "jobs/draw/draw.hpp"

#include <memory>

#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/draw/draw_dry_run.hpp"
#include "jobs/draw/draw_record.hpp"
#include "jobs/draw/draw_run.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/print.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

namespace {

/// On rank 0, where a file is asked for.
std::unique_ptr<store::DrawFileWriter> open_file(const DrawSettings& settings,
                                                 const store::DrawRecord& record,
                                                 shard::Communicator& ranks) {
  std::unique_ptr<store::DrawFileWriter> file;
  on_first_rank(ranks, [&] {
    if (!settings.output.empty())
      file = std::make_unique<store::DrawFileWriter>(settings.output, record);
  });
  return file;
}

void draw_all(const DrawSettings& settings, const std::string& command_line,
              shard::Communicator& ranks) {
  const space::Stopwatch stopwatch;
  store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output}, ranks);
  DrawRun run(settings, ranks);
  const double sweep_s = stopwatch.seconds();
  store::DrawRecord record = record_of(settings, run.total());
  const auto file = open_file(settings, record, ranks);
  run.run([&](const DrawnBatch& batch, const std::string& text) {
    if (settings.prints()) print_to(stdout, text);
    check_stdout();
    if (file) file->append(columns_of(batch));
  });
  record.seconds = stopwatch.seconds();
  record.peak_memory_bytes = peak_memory(ranks);
  provenance.seconds_total = record.seconds;
  provenance.peak_memory_bytes = record.peak_memory_bytes;
  const std::string memory = memory_text(ranks);
  on_first_rank(ranks, [&] {
    if (file) file->commit(record, provenance);
    if (settings.time)
      print_err("{} to sweep, {} to draw, {} draws/s, {}\n", duration_text(sweep_s),
                duration_text(record.seconds - sweep_s),
                short_number(static_cast<double>(settings.count) / (record.seconds - sweep_s)),
                memory);
  });
}

}  // namespace

ExitCode draw(const std::vector<std::string>& args, const std::string& command_line,
              shard::Communicator& ranks) {
  auto asked = read_settings(draw_command(), args, ranks, draw_settings);
  if (!asked) return k_done;
  DrawSettings& settings = asked->settings;
  settings.known = known_board(asked->values, settings.problem());
  if (settings.dry_run)
    draw_dry_run(settings, ranks);
  else
    draw_all(settings, command_line, ranks);
  return k_done;
}

}  // namespace flotilla::jobs
