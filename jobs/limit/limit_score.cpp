// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_score.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <nlohmann/json.hpp>

#include "jobs/limit/limit_input.hpp"
#include "jobs/limit/limit_report.hpp"
#include "jobs/print.hpp"
#include "limit/evaluate.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

namespace {

using limit::Law;
using limit::plan_patterns;
using limit::Scores;
using limit::Strategy;

std::string orbit_name(std::size_t orbit) {
  return limit::pattern_name(plan_patterns().orbits[orbit].representative);
}

std::string type_name_of(std::size_t type) {
  return limit::type_name(plan_patterns().lengths, plan_patterns().types[type]);
}

/// A row a pattern, then the random hider; or that of the one asked for.
ExactTable hider_table(const Hider& hider, const std::string& heading,
                       const std::vector<LogSum>& by_pattern, const LogSum& random) {
  ExactTable table{"pattern", {heading}, true, {}};
  for (std::size_t orbit = 0; orbit < by_pattern.size(); ++orbit)
    if (hider.kind == Hider::Kind::all ||
        (hider.kind == Hider::Kind::pattern && hider.orbit == orbit))
      table.rows.push_back({orbit_name(orbit), {by_pattern[orbit]}});
  if (hider.kind != Hider::Kind::pattern) table.rows.push_back({"random", {random}});
  return table;
}

void add_types(ExactTable& table, const std::vector<LogSum>& by_type) {
  for (std::size_t type = 0; type < by_type.size(); ++type)
    table.rows.push_back({type_name_of(type), {by_type[type]}});
}

void print_table(const OptionValues& values, const Strategy& strategy, const ExactTable& table,
                 const std::string& last_line) {
  if (values.flag("json"))
    print_out("{{\"plan\": {}, \"rows\": {}}}\n", nlohmann::json(strategy.name).dump(),
              json_of(table));
  else if (values.flag("quiet"))
    print_out("{}", quiet_text_of(table));
  else
    print_out("{}\n{}{}", strategy.name, text_of(table), last_line);
}

Law law_against(const limit::StrategyLaws& laws, const Hider& hider) {
  return hider.kind == Hider::Kind::pattern ? laws.of_orbit(hider.orbit) : laws.of_random();
}

/// By the halves of the 3s, the 2 being of each kind as often as where all is placed at random: "AA", "AB", "BB".
std::map<std::string, Law> laws_by_halves(const limit::StrategyLaws& laws) {
  std::map<std::string, Law> by_halves;
  const std::vector<Rational> chances = plan_patterns().random_weights();
  std::map<std::string, Rational> sums;
  const auto halves_of = [](std::size_t type) {
    const std::string name = type_name_of(type);
    return name.substr(0, name.find('/'));
  };
  for (std::size_t type = 0; type < chances.size(); ++type) sums[halves_of(type)] += chances[type];
  for (std::size_t type = 0; type < chances.size(); ++type)
    by_halves[halves_of(type)].add(laws.of_type(type), chances[type] / sums[halves_of(type)]);
  return by_halves;
}

std::string hider_name(const Hider& hider) {
  return hider.kind == Hider::Kind::pattern ? "pattern " + orbit_name(hider.orbit)
                                            : "a random hider";
}

/// In percent. By tiers a last sweep that lasts beyond that time may have begun at an irrational share of B.
std::string chance_text(const Law& law, const Rational& time) {
  try {
    return rounded_text(limit::survival_at(law, time) * Rational(100), false);
  } catch (const InputError& error) {
    return fmt::format("- ({})", error.what());
  }
}

/// The law's pieces, a line each; where it has logarithms, values.
std::string law_text(const Law& law, const Hider& hider) {
  std::string text = fmt::format("P(T > t) against {}:\n", hider_name(hider));
  if (!law.is_piecewise()) {
    text = fmt::format(
        "P(T > t) against {}, not a piecewise polynomial (a phase of the last sweep mixes parts); "
        "values:\n",
        hider_name(hider));
    for (int i = 0; i <= 24; ++i)
      text += fmt::format("  t = {:<6} {}\n", to_string(Rational(i) / 36),
                          chance_text(law, Rational(i) / 36));
    return text;
  }
  const PiecewisePolynomial later = limit::survival(law);
  for (std::size_t i = 0; i + 1 < later.breaks().size(); ++i)
    text += fmt::format("  {} <= t <= {}: {}\n", to_string(later.breaks()[i]),
                        to_string(later.breaks()[i + 1]), polynomial_text(later.pieces()[i + 1]));
  return text;
}

}  // namespace

void limit_laws(const OptionValues& values, const std::string& command_line) {
  const space::Stopwatch stopwatch;
  const Hider hider = hider_asked(values);
  if (hider.kind == Hider::Kind::all)
    throw InputError(values.where("against") +
                     " = all, allowed a pattern such as 1,4, or random: one law is written out");
  const Strategy strategy = strategy_asked(values);
  const limit::StrategyLaws laws = limit::laws_of(strategy);
  ExactTable table{"hider", {"mean_time"}, false, {}, strategy.name};
  const auto add = [&](const std::string& name, const Law& law) {
    table.rows.push_back({name, {LogSum(limit::mean_time(law))}});
  };
  for (std::size_t type = 0; type < plan_patterns().types.size(); ++type)
    add(type_name_of(type), laws.of_type(type));
  for (const auto& [halves, law] : laws_by_halves(laws)) add(halves, law);
  for (std::size_t orbit = 0; orbit < plan_patterns().orbits.size(); ++orbit)
    add(orbit_name(orbit), laws.of_orbit(orbit));
  add("random", laws.of_random());

  write_output(values, table, command_line, stopwatch.seconds());
  const Law law = law_against(laws, hider);
  print_table(values, strategy, table,
              law_text(law, hider) + fmt::format("mean {}\n", to_string(limit::mean_time(law))));
}

void limit_race(const OptionValues& values, const std::string& command_line) {
  const space::Stopwatch stopwatch;
  const Hider hider = hider_asked(values);
  const Strategy strategy = strategy_asked(values);
  const Scores scores = limit::scores_of(limit::laws_of(strategy));
  ExactTable table = hider_table(hider, "won", scores.by_pattern, scores.random_hider);
  const ExactRow& last =
      hider.kind == Hider::Kind::all ? table.rows[scores.worst] : table.rows.back();
  const std::string last_line =
      fmt::format("{} {} {}\n", hider.kind == Hider::Kind::all ? "guarantee" : "won",
                  percent_text(last.values[0], 5), to_string(last.values[0]));
  if (values.flag("types")) add_types(table, scores.by_type);
  table.plan = strategy.name;
  write_output(values, table, command_line, stopwatch.seconds());
  print_table(values, strategy, table, last_line);
}

void limit_guarantee(const OptionValues& values, const std::string& command_line) {
  const space::Stopwatch stopwatch;
  const Strategy strategy = strategy_asked(values);
  const Scores scores = limit::scores_of(limit::laws_of(strategy));
  ExactTable table{"pattern", {"won"}, true, {}, strategy.name};
  for (std::size_t orbit = 0; orbit < scores.by_pattern.size(); ++orbit)
    if (scores.by_pattern[orbit] == scores.guarantee())
      table.rows.push_back({orbit_name(orbit), {scores.guarantee()}});
  write_output(values, table, command_line, stopwatch.seconds());
  const bool is_everywhere = table.rows.size() == scores.by_pattern.size();
  print_table(values, strategy, table,
              fmt::format("{}\nguarantee {} {}\n",
                          is_everywhere ? "the same on every pattern, proven"
                                        : "every other pattern is proven to be above",
                          percent_text(scores.guarantee(), 20), to_string(scores.guarantee())));
}

void limit_table(const OptionValues& values, const std::string& command_line) {
  const space::Stopwatch stopwatch;
  ExactTable table{"plan", {"guarantee", "random", "best"}, true, {}};
  std::string text;
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  std::size_t width = 4;
  for (const Strategy& strategy : strategies_asked(values)) {
    const Scores scores = limit::scores_of(limit::laws_of(strategy));
    std::size_t best = 0;
    for (std::size_t orbit = 0; orbit < scores.by_pattern.size(); ++orbit)
      if (compare(scores.by_pattern[orbit], scores.by_pattern[best]) > 0) best = orbit;
    table.rows.push_back(
        {strategy.name, {scores.guarantee(), scores.random_hider, scores.by_pattern[best]}});
    json.push_back({{"worst", orbit_name(scores.worst)}, {"best", orbit_name(best)}});
    width = std::max(width, strategy.name.size());
  }
  write_output(values, table, command_line, stopwatch.seconds());
  if (values.flag("json")) {
    print_out("{{\"rows\": {}}}\n", json_of(table));
    return;
  }
  print_out("{:<{}}  guarantee  on      random      best  on\n", "plan", width);
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const auto& row = table.rows[i];
    print_out("{:<{}}  {:>9}  {:<4}  {:>8}  {:>8}  {}\n", row.name, width,
              rounded_text(row.values[0], true), json[i]["worst"].get<std::string>(),
              rounded_text(row.values[1], true), rounded_text(row.values[2], true),
              json[i]["best"].get<std::string>());
  }
}

}  // namespace flotilla::jobs
