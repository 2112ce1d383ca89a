// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_classic_value.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fleet/parse.hpp"
#include "jobs/limit/limit_input.hpp"
#include "jobs/limit/limit_report.hpp"
#include "jobs/limit/oracle_run.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/quantities.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "limit/classic/class_value.hpp"
#include "limit/classic/mixture.hpp"
#include "number/errors.hpp"
#include "store/certificate_file.hpp"
#include "store/table_file.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

using limit::classic::ClassicLimit;
using limit::classic::PatternGroup;
using limit::classic::Rules;

constexpr int k_usual_grid = 48;
constexpr int k_most_grid = 192;
constexpr int k_most_c_grid = 96;

const Rules& rules_asked(const OptionValues& values) {
  const std::string name = values.text("class");
  if (name == "classic") return limit::classic::half_rules();
  return name == "classic-c" ? limit::classic::c_rules() : limit::classic::c_while_threes_rules();
}

int grid_asked(const OptionValues& values) {
  if (!values.has("n")) return k_usual_grid;
  const int most = rules_asked(values).fires_c ? k_most_c_grid : k_most_grid;
  return lines_asked(values, 4, most);
}

std::string value_text(const ClassicLimit& found, const std::vector<PatternGroup>& groups,
                       const Rules& rules) {
  store::TextTable table({{"n", true},
                          {"replies", true},
                          {"at least", true},
                          {"at most", true},
                          {"hider at random", true},
                          {"plans mixed", true}});
  for (const limit::GridValue& grid : found.grids)
    table.add({std::to_string(grid.lines), std::to_string(grid.bounds.replies),
               fmt::format("{:.5f} %", 100 * grid.bounds.lower),
               fmt::format("{:.5f} %", 100 * grid.bounds.upper),
               fmt::format("{:.5f} %", 100 * grid.random), std::to_string(grid.chances.size())});
  std::string text = table.text() + "  the hider's mix (pattern: chance):";
  const std::vector<double>& hider = found.grids.back().hider;
  for (std::size_t i = 0; i < hider.size(); ++i)
    if (hider[i] >= 0.01) text += fmt::format("  {}: {:.4f}", groups[i].name, hider[i]);
  return text +
         fmt::format(
             "  and others of less than 0.01\n"
             "  patterns with just one of 4 and 5 touching both halves on every board: {:.2f} %\n"
             "  against a hider who places at random: {:.5f} %\n"
             "value of class {}: {:.5f} +- {:.1g} %\n",
             100 * found.one_double, 100 * found.limit.random, class_name(rules),
             100 * found.limit.value, 100 * found.limit.error);
}

std::string value_json(const ClassicLimit& found, const std::vector<PatternGroup>& groups,
                       const Rules& rules, double seconds) {
  nlohmann::ordered_json json = {{"class", class_name(rules)},
                                 {"value", found.limit.value},
                                 {"error", found.limit.error},
                                 {"random_hider", found.limit.random},
                                 {"random_error", found.limit.random_error},
                                 {"one_double", found.one_double}};
  for (const limit::GridValue& grid : found.grids)
    json["grids"].push_back({{"n", grid.lines},
                             {"lower", grid.bounds.lower},
                             {"upper", grid.bounds.upper},
                             {"random_hider", grid.random},
                             {"replies", grid.bounds.replies},
                             {"plans", grid.chances.size()}});
  const std::vector<double>& hider = found.grids.back().hider;
  for (std::size_t i = 0; i < groups.size(); ++i)
    if (hider[i] > 0) json["hider"][groups[i].name] = hider[i];
  json["seconds"] = seconds;
  return json.dump() + "\n";
}

std::string certificate_text(const limit::classic::Mixture& mixture,
                             const std::vector<PatternGroup>& groups) {
  std::size_t worst = 0;
  std::size_t best = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (mixture.patterns[i] < mixture.patterns[worst]) worst = i;
    if (mixture.patterns[i] > mixture.patterns[best]) best = i;
  }
  return fmt::format(
      "class {}, {} lines, {} plans mixed\nwins at least {} % on pattern {}, the worst, and "
      "{} % on {}, the best\n"
      "guarantee {} %\n",
      class_name(*mixture.rules), mixture.lines, mixture.plans.size(),
      percent_down(mixture.guarantee), groups[worst].name, percent_down(mixture.patterns[best]),
      groups[best].name, percent_down(mixture.guarantee));
}

std::string certificate_json(const limit::classic::Mixture& mixture,
                             const std::vector<PatternGroup>& groups) {
  nlohmann::ordered_json json = {{"class", class_name(*mixture.rules)},
                                 {"n", mixture.lines},
                                 {"plans", mixture.plans.size()},
                                 {"guarantee", mixture.guarantee.str()},
                                 {"guarantee_percent", percent_down(mixture.guarantee)}};
  for (std::size_t i = 0; i < groups.size(); ++i)
    json["patterns"][groups[i].name] = percent_down(mixture.patterns[i]);
  return json.dump() + "\n";
}

limit::classic::SolveSettings settings_of(const OptionValues& values, int machine_threads,
                                          int usual_width, OracleRun& run) {
  limit::classic::SolveSettings settings;
  settings.rules = &rules_asked(values);
  settings.threads = threads_asked(values, machine_threads);
  settings.width = width_asked(values, usual_width);
  settings.on_step = [&](int lines, const limit::OracleStep& step) { run.show(lines, step); };
  return settings;
}

}  // namespace

void limit_classic_value(const OptionValues& values, const std::string& command_line,
                         const ClassicMachine& machine) {
  const int lines = grid_asked(values);
  OracleRun run(values.has("output") ? path_to_write(values, "output") : "", values.flag("status"));
  const auto settings = settings_of(values, machine.threads, 100000, run);
  store::Provenance provenance =
      store::collect_provenance(command_line, machine.ranks, settings.threads);
  const auto groups = limit::classic::pattern_groups(*settings.rules);
  const std::string name = "class " + class_name(*settings.rules);
  const ClassicLimit found = limit::classic::solve_class(groups, lines, settings);
  run.finish(provenance);
  if (values.has("output"))
    store::write_table_file(
        values.text("output"), "flotilla limit",
        {{"plan", "", std::vector<std::string>{name, name + " against random"}},
         {"class_value", "", std::vector<double>{found.limit.value, found.limit.random}},
         {"class_error", "", std::vector<double>{found.limit.error, found.limit.random_error}},
         {"lines", "", std::vector<std::uint64_t>(2, static_cast<std::uint64_t>(lines))},
         {"one_double", "", std::vector<double>{found.one_double, 0}}},
        provenance);
  print_to(stdout, values.flag("json")
                       ? value_json(found, groups, *settings.rules, provenance.seconds_total)
                       : value_text(found, groups, *settings.rules));
  check_stdout();
}

void limit_classic_certify(const OptionValues& values, const std::string& command_line,
                           const ClassicMachine& machine) {
  if (values.text("side") != "lower")
    throw InputError(fmt::format("{} = {}: allowed lower for class {}", values.where("side"),
                                 values.text("side"), values.text("class")));
  if (values.text("class") == "classic-c3")
    throw InputError(
        values.where("class") +
        " = classic-c3, allowed classic or classic-c: mixtures of the one are of the other");
  const int lines =
      parse_int(values.text("n"), 2, most_lines(rules_asked(values)), values.where("n"));
  OracleRun run(values.has("output") ? path_to_write(values, "output") : "", values.flag("status"));
  const auto settings = settings_of(values, machine.threads, 300000, run);
  store::Provenance provenance =
      store::collect_provenance(command_line, machine.ranks, settings.threads);
  const auto groups = limit::classic::pattern_groups(*settings.rules);
  const limit::classic::Mixture mixture = limit::classic::make_mixture(lines, groups, settings);
  run.finish(provenance);
  if (values.has("output"))
    store::write_certificate_file(values.text("output"),
                                  {limit::classic::claim_of(mixture, groups), provenance});
  print_to(stdout, values.flag("json") ? certificate_json(mixture, groups)
                                       : certificate_text(mixture, groups));
  check_stdout();
}

}  // namespace flotilla::jobs
