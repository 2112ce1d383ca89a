// SPDX-License-Identifier: MIT
#include "jobs/races/race.hpp"

#include <fmt/format.h>

#include <optional>

#include "hunt/races/shot_floor.hpp"
#include "hunt/races/win_rate.hpp"
#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/long_run/stop_signal.hpp"
#include "jobs/options/race_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/races/race_models.hpp"
#include "jobs/races/race_printer.hpp"
#include "jobs/races/race_run.hpp"
#include "store/race_file.hpp"

namespace flotilla::jobs {

namespace {

/// Shots of a race in the mean: the rival's game and one of each plan.
double mean_shots_of(const store::RaceRecord& record) {
  double shots = 0;
  double races = 0;
  for (const store::RacedLayouts& raced : record.layouts) {
    const auto count = static_cast<double>(raced.races());
    races += count;
    shots += count * races::mean_shots(raced.rival_games).value;
    for (const store::RacedPlan& plan : raced.plans)
      shots += count * races::mean_shots(plan.games).value;
  }
  return races == 0 ? 0 : shots / races;
}

std::string speed_text(const RaceRun& run, const RaceSettings& settings) {
  const double race_s = run.cpu_seconds() / static_cast<double>(run.races_run());
  const double shots = mean_shots_of(run.record());
  const double step_s = races::cheapest_shot_s(settings.arena);
  return fmt::format(
      "{} in {} of processor time: {} races per core second of {} each, {} games\n"
      "firing all {:.0f} shots of a race at {:.2f} ns, the cheapest step, would take {:.2f} us; it "
      "took {:.2f} us\n",
      plural(run.races_run(), "race"), duration_text(run.cpu_seconds()), short_number(1 / race_s),
      plural(settings.plans.size() + 1, "game"),
      short_number(static_cast<double>(settings.plans.size() + 1) / race_s), shots, 1e9 * step_s,
      1e6 * shots * step_s, 1e6 * race_s);
}

ExitCode run_races(const RaceSettings& settings, const RaceModels& models,
                   const std::string& command_line, shard::Communicator& ranks) {
  std::optional<StopSignal> stop_signal;
  if (!settings.checkpoints.checkpoint.empty())
    stop_signal.emplace(settings.checkpoints.time_limit_s);
  RaceRun run(settings, begin_work(command_line, settings.threads, {settings.output}, ranks),
              ranks);
  const bool is_done = run.run();
  const std::string memory = memory_text(ranks);
  on_first_rank(ranks, [&] {
    if (!is_done) {
      print_err("stopped with a checkpoint in {}; --resume goes on from there\n",
                settings.checkpoints.checkpoint.string());
      return;
    }
    store::RaceRecord record = run.record();
    models.put_into(record);
    if (settings.time && run.races_run() > 0)
      print_err("{}{}\n", speed_text(run, settings), memory);
    print_out("{}", race_text(record, {settings.quiet, settings.json}));
    // After that the file: a full disk does not cost the answer.
    if (!settings.output.empty()) store::write_race_file(settings.output, record, run.provenance());
    check_stdout();
  });
  return is_done ? k_done : k_stopped;
}

}  // namespace

ExitCode race(const Command& command, const std::vector<std::string>& args,
              const std::string& command_line, shard::Communicator& ranks) {
  auto asked = read_settings(command, args, ranks, race_settings);
  if (!asked) return k_done;
  const RaceSettings& settings = asked->settings;
  RaceModels models;
  on_first_rank(ranks, [&] {  // it alone prints; what is wrong is said before hours of races
    std::vector<RaceModels::Named> plans;
    for (const AskedPlan& plan : settings.plans) plans.push_back({plan.name(), plan.file});
    models = RaceModels(asked->values.text("model"), settings.rival.name(), plans);
  });
  return run_races(settings, models, command_line, ranks);
}

void merge_races(const std::vector<std::string>& paths, const OptionValues& values,
                 store::Provenance provenance) {
  std::vector<std::pair<std::string, store::RaceRecord>> files;
  for (const std::string& path : paths)
    files.emplace_back(path, store::read_race_file(path).record);
  store::RaceRecord merged = store::merged_races(files);
  provenance.seconds_total = merged.seconds;
  provenance.peak_memory_bytes = merged.peak_memory_bytes;
  std::vector<RaceModels::Named> plans;
  for (const store::RacedPlan& plan : merged.layouts.front().plans)
    plans.push_back({plan.plan, {}});
  RaceModels(values.text("model"), merged.rival, plans).put_into(merged);
  if (values.has("output"))
    store::write_race_file(path_to_write(values, "output"), merged, provenance);
  print_out("{}", race_text(merged, {values.flag("quiet"), values.flag("json")}));
}

}  // namespace flotilla::jobs
