// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_search.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fleet/parse.hpp"
#include "jobs/limit/limit_input.hpp"
#include "jobs/limit/limit_report.hpp"
#include "jobs/print.hpp"
#include "limit/evaluate.hpp"
#include "limit/matrix_game.hpp"
#include "limit/tune.hpp"
#include "number/enclosure.hpp"
#include "number/rational.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

namespace {

using limit::Strategy;

/// Plans of all files, by name; a mixture counts as its parts.
std::vector<limit::WeightedPlan> plans_of(const std::vector<Strategy>& strategies) {
  std::vector<limit::WeightedPlan> plans;
  for (const Strategy& strategy : strategies)
    for (limit::WeightedPlan plan : strategy.plans) {
      plan.plan.name =
          strategy.plans.size() == 1 ? strategy.name : strategy.name + ": " + plan.plan.name;
      plans.push_back(std::move(plan));
    }
  return plans;
}

std::vector<std::string> names_of(const std::string& list) {
  std::vector<std::string> names;
  std::string_view rest = list;
  while (true) {
    const std::size_t comma = rest.find(',');
    names.emplace_back(trimmed(rest.substr(0, comma)));
    if (comma == std::string_view::npos) return names;
    rest.remove_prefix(comma + 1);
  }
}

/// The parameters to tune, where they start.
limit::Parameters start_of(const OptionValues& values, const Strategy& strategy) {
  if (strategy.parameters.empty())
    throw InputError(fmt::format("{}: has no [parameters] to tune", values.files().front()));
  limit::Parameters start;
  if (!values.has("parameters")) start = strategy.parameters;
  for (const std::string& name : values.has("parameters") ? names_of(values.text("parameters"))
                                                          : std::vector<std::string>{}) {
    const auto found = strategy.parameters.find(name);
    if (found == strategy.parameters.end())
      throw InputError(fmt::format("{}: {} is not a parameter of {}", values.where("parameters"),
                                   in_quotes(name), values.files().front()));
    start.insert(*found);
  }
  for (const auto& [name, value] : start)
    if (value < 0 || value > 1)
      throw InputError(
          fmt::format("parameter {} = {}, allowed to tune 0..1", name, to_string(value)));
  return start;
}

}  // namespace

void limit_mix(const OptionValues& values, const std::string& command_line) {
  const space::Stopwatch stopwatch;
  const std::vector<limit::WeightedPlan> plans = plans_of(strategies_asked(values));
  std::vector<std::vector<LogSum>> scores;
  for (const limit::WeightedPlan& plan : plans)
    scores.push_back(limit::scores_of(limit::laws_of(plan.plan)).by_pattern);
  const limit::GameSolution game = limit::solve_game(scores);

  ExactTable mix{"plan", {"weight"}, true, {}};
  for (std::size_t i = 0; i < plans.size(); ++i)
    if (game.plans[i] > 0) mix.rows.push_back({plans[i].plan.name, {LogSum(game.plans[i])}});
  ExactTable hider{"pattern", {"weight"}, true, {}};
  for (std::size_t j = 0; j < game.patterns.size(); ++j)
    if (game.patterns[j] > 0)
      hider.rows.push_back({limit::pattern_name(limit::plan_patterns().orbits[j].representative),
                            {LogSum(game.patterns[j])}});
  const std::size_t rows = mix.rows.size();
  std::vector<store::Column> more = {
      {"mix_guarantee", "", std::vector<double>(rows, to_double(game.guarantee))},
      {"mix_guarantee_exact", "", std::vector<std::string>(rows, to_string(game.guarantee))}};
  if (hider.rows.size() == rows)  // a row each, as in every game whose value needs all of them
    for (store::Column& column : columns_of(hider)) {
      column.name = "hider_" + column.name;
      more.push_back(std::move(column));
    }
  write_output(values, mix, command_line, stopwatch.seconds(), more);

  if (values.flag("json")) {
    print_out(
        "{{\"plans\": {}, \"hider\": {}, \"guarantee\": {{\"exact\": \"{}\", \"value\": {:.17g}}}, "
        "\"ceiling\": {{\"exact\": \"{}\", \"value\": {:.17g}}}}}\n",
        json_of(mix), json_of(hider), to_string(game.guarantee), to_double(game.guarantee),
        to_string(game.ceiling), to_double(game.ceiling));
    return;
  }
  if (values.flag("quiet")) {
    print_out("{}\n", to_string(game.guarantee));
    return;
  }
  print_out("{}{}", text_of(mix), text_of(hider));
  print_out("no mix of these plans guarantees more than {}: the hider's mix holds each to that\n",
            percent_text(game.ceiling, 12));
  print_out("guarantee {} {}\n", percent_text(game.guarantee, 12), to_string(game.guarantee));
}

void limit_tune(const OptionValues& values, const std::string& command_line) {
  const space::Stopwatch stopwatch;
  const std::string file = plan_file_asked(values);
  const Strategy strategy = strategy_asked(values);
  const limit::Parameters start = start_of(values, strategy);
  const limit::Tuned tuned = limit::tune(start, [&](const limit::Parameters& parameters) {
    limit::Parameters all = strategy.parameters;
    for (const auto& [name, value] : parameters) all[name] = value;
    std::vector<double> by_pattern;
    for (const LogSum& score :
         limit::scores_of(limit::laws_of(limit::read_strategy(file, all))).by_pattern)
      by_pattern.push_back(to_double(score));
    return by_pattern;
  });
  limit::Parameters all = strategy.parameters;
  for (const auto& [name, value] : tuned.parameters) all[name] = value;
  const limit::Scores before = limit::scores_of(limit::laws_of(strategy));
  const limit::Scores after = limit::scores_of(limit::laws_of(limit::read_strategy(file, all)));

  ExactTable table{"pattern", {"won"}, true, {}, strategy.name + ", tuned"};
  for (std::size_t orbit = 0; orbit < after.by_pattern.size(); ++orbit)
    table.rows.push_back({limit::pattern_name(limit::plan_patterns().orbits[orbit].representative),
                          {after.by_pattern[orbit]}});
  const std::size_t rows = table.rows.size();
  std::string set;
  for (const auto& [name, value] : all)
    set += fmt::format("{}{}={}", set.empty() ? "" : ",", name, to_string(value));
  write_output(
      values, table, command_line, stopwatch.seconds(),
      {{"guarantee", "", std::vector<double>(rows, to_double(after.guarantee()))},
       {"guarantee_exact", "", std::vector<std::string>(rows, to_string(after.guarantee()))},
       {"set", "", std::vector<std::string>(rows, set)}});
  if (values.flag("json")) {
    print_out("{{\"set\": {}, \"rows\": {}, \"guarantee\": {:.17g}}}\n", nlohmann::json(set).dump(),
              json_of(table), to_double(after.guarantee()));
    return;
  }
  if (values.flag("quiet")) {
    print_out("{}\n", set);
    return;
  }
  print_out("{}: {} scored; the guarantee was {} at the start\n{}--set {}\n", strategy.name,
            tuned.evaluations, percent_text(before.guarantee(), 5), text_of(table), set);
  print_out("guarantee {} {}\n", percent_text(after.guarantee(), 8), to_string(after.guarantee()));
}

}  // namespace flotilla::jobs
