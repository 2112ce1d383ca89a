// SPDX-License-Identifier: MIT
#include "jobs/races/finite_boards.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/options/race_options.hpp"
#include "jobs/options/race_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/races/estimate_json.hpp"
#include "jobs/races/finite_boards_run.hpp"
#include "store/schema.hpp"
#include "store/table_file.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

double cells_of(const FiniteBoardResult& result) {
  return static_cast<double>(result.side) * result.side;
}

std::string text_of(const races::Estimate& estimate) {
  return fmt::format("{:.3f} +- {:.3f}", estimate.value, estimate.half_width());
}

std::string table_text(const std::vector<FiniteBoardResult>& results) {
  store::TextTable table({{"board"},
                          {"plan"},
                          {"last sweep"},
                          {"random layouts", true},
                          {"classes", true},
                          {"slowest, at least", true},
                          {"share", true},
                          {"above a third", true},
                          {"layout"}});
  for (const FiniteBoardResult& r : results) {
    std::vector<std::string> row = {fmt::format("{0}x{0}", r.side), r.plan,
                                    colour_name(r.last_sweep), text_of(r.random_shots)};
    if (r.slowest) {
      const double shots = r.slowest->shots.value;
      row.push_back(std::to_string(r.slowest->classes));
      row.push_back(text_of(r.slowest->shots));
      row.push_back(fmt::format("{:.4f}", shots / cells_of(r)));
      row.push_back(fmt::format("{:.2f}", shots - cells_of(r) / 3));
      row.push_back(r.slowest_layout);
    }
    row.resize(9);
    table.add(std::move(row));
  }
  return "fleet {3,3,2}, touching allowed, mean shots to the last ship, 95 % intervals\n" +
         table.text();
}

std::string json_text(const std::vector<FiniteBoardResult>& results) {
  nlohmann::ordered_json json = nlohmann::json::array();
  for (const FiniteBoardResult& r : results) {
    json.push_back({{"side", r.side},
                    {"plan", r.plan},
                    {"last_sweep", colour_name(r.last_sweep)},
                    {"random_shots", json_of(r.random_shots)}});
    if (!r.slowest) continue;
    json.back()["classes"] = r.slowest->classes;
    json.back()["slowest_shots"] = json_of(r.slowest->shots);
    json.back()["slowest_layout"] = r.slowest_layout;
  }
  return json.dump() + "\n";
}

std::string quiet_lines(const std::vector<FiniteBoardResult>& results) {
  std::string lines;
  for (const FiniteBoardResult& r : results)
    lines += fmt::format("{} {} {} {:.4f}{}\n", r.side, r.plan, colour_name(r.last_sweep),
                         r.random_shots.value,
                         r.slowest ? fmt::format(" {:.4f}", r.slowest->shots.value) : "");
  return lines;
}

std::vector<store::Column> columns_of(const std::vector<FiniteBoardResult>& results) {
  std::vector<std::uint64_t> side, classes;
  std::vector<std::string> plan, colour, layout;
  std::vector<double> random, random_error, slowest, slowest_error;
  for (const FiniteBoardResult& r : results) {
    side.push_back(static_cast<std::uint64_t>(r.side));
    plan.push_back(r.plan);
    colour.push_back(colour_name(r.last_sweep));
    random.push_back(r.random_shots.value);
    random_error.push_back(r.random_shots.error);
    classes.push_back(r.slowest ? r.slowest->classes : 0);
    slowest.push_back(r.slowest ? r.slowest->shots.value : 0);
    slowest_error.push_back(r.slowest ? r.slowest->shots.error : 0);
    layout.push_back(r.slowest_layout);
  }
  return {{"side", "", side},
          {"plan", "", plan},
          {"last_sweep", "", colour},
          {"random_shots", "", random},
          {"random_shots_error", "", random_error},
          {"classes", "", classes},
          {"slowest_shots", "", slowest},
          {"slowest_shots_error", "", slowest_error},
          {"slowest_layout", "", layout}};
}

}  // namespace

ExitCode finite_boards(const std::vector<std::string>& args, const std::string& command_line,
                       shard::Communicator& ranks) {
  auto asked = read_settings(finite_boards_command(), args, ranks, finite_boards_settings);
  if (!asked) return k_done;
  const FiniteBoardsSettings& settings = asked->settings;
  store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output}, ranks);
  FiniteBoardsRun run(settings, ranks);
  if (!run.run()) return k_stopped;
  const std::vector<FiniteBoardResult>& results = run.results();
  provenance.seconds_total = run.seconds();
  provenance.peak_memory_bytes = peak_memory(ranks);
  const std::string memory = memory_text(ranks);
  on_first_rank(ranks, [&] {
    if (settings.time)
      print_err("{} in {}, {} games/s, {}\n", plural(run.games(), "game"),
                duration_text(run.seconds()),
                short_number(static_cast<double>(run.games()) / run.seconds()), memory);
    const std::string text = settings.json    ? json_text(results)
                             : settings.quiet ? quiet_lines(results)
                                              : table_text(results);
    print_out("{}", text);
    // After that the file: a full disk does not cost the answer.
    if (!settings.output.empty())
      store::write_table_file(settings.output, store::schema::k_finite_boards_filetype,
                              columns_of(results), provenance);
    check_stdout();
  });
  run.remove_checkpoint();
  return k_done;
}

}  // namespace flotilla::jobs
