// SPDX-License-Identifier: MIT
#include "jobs/ask/marginals.hpp"

#include "jobs/ask/marginals_printer.hpp"
#include "jobs/ask/marginals_record.hpp"
#include "jobs/ask/question_run.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/dry_run.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/marginals_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/terminal.hpp"
#include "report/heat_plot.hpp"
#include "space/berth_counts.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

/// On rank 0.
void draw(const MarginalsSettings& settings, const store::MarginalsRecord& record,
          const std::vector<report::Mark>& marks) {
  if (record.count == 0)
    throw InputError(fmt::format("{}: cannot be drawn: {}", settings.plot.string(),
                                 no_placement_text(settings)));
  report::HeatMap map = heat_map_of(record, record.ship);
  map.marks = marks;
  report::write_plot(settings.plot, map, settings.plot_format);
}

void find_marginals(QuestionRun& run, const MarginalsSettings& settings,
                    shard::Communicator& ranks) {
  const space::BerthCounts counts = run.ask("", [&](const space::QuestionOptions& options) {
    return space::count_berths(settings.problem(), run.rules(), options, ranks);
  });
  const store::QuestionRecord asked = run.record(counts.total);
  on_first_rank(ranks, [&] {
    const store::MarginalsRecord record = record_of(asked, counts, !settings.known);
    const std::vector<report::Mark> marks = marks_of(
        settings.board, settings.known ? std::optional(settings.known->evidence) : std::nullopt);
    print_out("{}", marginals_text(settings, record, marks, stdout_has_colour()));
    if (record.count == 0 && (settings.quiet || settings.json))
      print_err("note: {}\n", no_placement_text(settings));
    check_stdout();  // before files are written: a full disk does not take it
    if (!settings.output.empty())
      store::write_marginals_file(settings.output, record, run.provenance(asked));
    run.show_times();
    if (!settings.plot.empty()) draw(settings, record, marks);
  });
}

ExitCode find_marginals(const MarginalsSettings& settings, const std::string& command_line,
                        shard::Communicator& ranks) {
  on_first_rank(ranks, [&] {
    for (const auto& path : {settings.output, settings.plot})
      if (!path.empty()) store::check_writable(path);
  });
  QuestionRun run(settings, "cells", command_line, ranks);
  return run.until_stopped([&] { find_marginals(run, settings, ranks); });
}

}  // namespace

ExitCode marginals(const std::vector<std::string>& args, const std::string& command_line,
                   shard::Communicator& ranks) {
  auto asked = read_settings(marginals_command(), args, ranks, marginals_settings);
  if (!asked) return k_done;
  MarginalsSettings& settings = asked->settings;
  settings.known = known_board(asked->values, settings.problem());
  if (!settings.dry_run) return find_marginals(settings, command_line, ranks);
  const space::QuestionEstimate estimate = alike([&] {
    return space::estimate_berths(settings.problem(), rules_of(settings.known),
                                  space::QuestionOptions{settings}, ranks.size());
  });
  dry_run(settings, {{"cells", {estimate}}}, ranks);
  return k_done;
}

}  // namespace flotilla::jobs
