// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_value.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/limit/limit_classic_value.hpp"
#include "jobs/limit/limit_input.hpp"
#include "jobs/limit/oracle_run.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/quantities.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "limit/strategy.hpp"
#include "limit/value/grid_values.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "store/table_file.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

constexpr int k_usual_lines = 256;

struct ValueSettings {
  limit::PlanClass plan_class = limit::PlanClass::basic;
  int lines = 0;
  limit::OracleSettings oracle;
  std::string name;  // "class basic"
};

/// What is won where the draw does not choose a plan of the class.
void read_beside(const OptionValues& values, ValueSettings& settings) {
  if (!values.has("beside")) {
    if (values.is_given("share"))
      throw InputError(values.where("share") + ": allowed with --beside alone");
    return;
  }
  Rational share;
  try {
    share = parse_rational(values.text("share"));
  } catch (const InputError& error) {
    throw InputError(fmt::format("{}: {}", values.where("share"), error.what()));
  }
  if (share <= 0 || share > 1)
    throw InputError(fmt::format("{} = {}, allowed above 0, up to 1", values.where("share"),
                                 values.text("share")));
  const limit::Strategy strategy = limit::read_strategy(values.text("beside"));
  settings.oracle.share = to_double(LogSum(share));
  for (const LogSum& won : limit::scores_of(limit::laws_of(strategy)).by_pattern)
    settings.oracle.beside.push_back(to_double(won));
  settings.name += fmt::format(" in {} of races, else {}", to_string(share), strategy.name);
}

ValueSettings value_settings_of(const OptionValues& values, int machine_threads) {
  ValueSettings settings;
  settings.plan_class = plan_class_asked(values);
  settings.lines = values.has("n") ? lines_asked(values, 8, limit::most_lines(settings.plan_class))
                                   : k_usual_lines;
  settings.oracle.threads = threads_asked(values, machine_threads);
  settings.oracle.width = width_asked(values, 100);
  settings.name = fmt::format("class {}", to_string(settings.plan_class));
  read_beside(values, settings);
  return settings;
}

std::string table_text(const std::vector<limit::GridValue>& grids) {
  store::TextTable table({{"n", true},
                          {"replies", true},
                          {"at least", true},
                          {"at most", true},
                          {"hider at random", true},
                          {"plans mixed", true}});
  for (const limit::GridValue& grid : grids)
    table.add({std::to_string(grid.lines), std::to_string(grid.bounds.replies),
               fmt::format("{:.6f} %", 100 * grid.bounds.lower),
               fmt::format("{:.6f} %", 100 * grid.bounds.upper),
               fmt::format("{:.6f} %", 100 * grid.random), std::to_string(grid.chances.size())});
  return table.text();
}

std::string mix_text(const limit::PatternTable& table, const std::vector<double>& hider) {
  std::string text = "  the hider's mix (pattern: chance):";
  for (std::size_t i = 0; i < hider.size(); ++i)
    text +=
        fmt::format("  {}: {:.4f}", limit::pattern_name(table.orbits[i].representative), hider[i]);
  return text + "\n";
}

std::string text_of(const ValueSettings& settings, const limit::PatternTable& table,
                    const std::vector<limit::GridValue>& grids) {
  const limit::ClassLimit limit = limit::limit_of(grids);
  return fmt::format(
      "{}{}  against a hider who places at random: {:.6f} %\nvalue of {}: {:.6f} +- {:.1g} "
      "%\n",
      table_text(grids), mix_text(table, grids.back().hider), 100 * limit.random, settings.name,
      100 * limit.value, std::max(100 * limit.error, 1e-7));
}

std::string json_of(const ValueSettings& settings, const limit::PatternTable& table,
                    const std::vector<limit::GridValue>& grids, double seconds) {
  const limit::ClassLimit limit = limit::limit_of(grids);
  nlohmann::ordered_json json = {{"class", to_string(settings.plan_class)},
                                 {"of", settings.name},
                                 {"value", limit.value},
                                 {"error", limit.error},
                                 {"random_hider", limit.random},
                                 {"random_error", limit.random_error}};
  for (const limit::GridValue& grid : grids)
    json["grids"].push_back({{"n", grid.lines},
                             {"lower", grid.bounds.lower},
                             {"upper", grid.bounds.upper},
                             {"random_hider", grid.random},
                             {"replies", grid.bounds.replies}});
  for (std::size_t i = 0; i < table.orbits.size(); ++i)
    json["hider"][limit::pattern_name(table.orbits[i].representative)] = grids.back().hider[i];
  json["seconds"] = seconds;
  return json.dump() + "\n";
}

/// Chances as shares of 1: against the hider who knows the class, and the one who places at random.
void write_value(const ValueSettings& settings, const std::vector<limit::GridValue>& grids,
                 const std::string& path, store::Provenance provenance) {
  const limit::ClassLimit limit = limit::limit_of(grids);
  const std::string& name = settings.name;
  store::write_table_file(
      path, "flotilla limit",
      {{"plan", "", std::vector<std::string>{name, name + " against random"}},
       {"class_value", "", std::vector<double>{limit.value, limit.random}},
       {"class_error", "", std::vector<double>{limit.error, limit.random_error}},
       {"lines", "", std::vector<std::uint64_t>(2, static_cast<std::uint64_t>(settings.lines))}},
      provenance);
}

}  // namespace

ExitCode limit_value(const std::vector<std::string>& args, const std::string& command_line,
                     shard::Communicator& ranks) {
  const OptionValues values = read_options(limit_value_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  const int machine_threads = machine_share(ranks).threads;
  on_first_rank(ranks, [&] {
    if (asks_for_classic(values) && values.has("beside"))
      throw InputError(values.where("beside") + ": allowed with the other classes than classic");
    if (asks_for_classic(values))
      return limit_classic_value(values, command_line, {ranks.size(), machine_threads});
    const ValueSettings settings = value_settings_of(values, machine_threads);
    OracleRun run(values.has("output") ? path_to_write(values, "output") : "",
                  values.flag("status"));
    store::Provenance provenance =
        store::collect_provenance(command_line, ranks.size(), settings.oracle.threads);
    const limit::PatternTable table = limit::pattern_table(parse_fleet("3:2,2:1"));
    const auto grids = limit::solve_on_grids(
        settings.plan_class, settings.lines, table, settings.oracle,
        [&](int lines, const limit::OracleStep& step) { run.show(lines, step); });
    run.finish(provenance);
    if (values.has("output")) write_value(settings, grids, values.text("output"), provenance);
    print_to(stdout, values.flag("json") ? json_of(settings, table, grids, provenance.seconds_total)
                                         : text_of(settings, table, grids));
    check_stdout();
  });
  return k_done;
}

}  // namespace flotilla::jobs
