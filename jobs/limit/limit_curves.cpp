// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_curves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "fleet/parse.hpp"
#include "jobs/limit/limit_input.hpp"
#include "jobs/limit/limit_report.hpp"
#include "jobs/print.hpp"
#include "limit/evaluate.hpp"
#include "limit/tune.hpp"
#include "limit/value/hooked_share.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"
#include "space/stopwatch.hpp"
#include "store/schema.hpp"

namespace flotilla::jobs {

namespace {

using limit::plan_patterns;
using limit::Strategy;

/// Curves as they are plotted: a point a row.
struct CurveTable {
  std::string title, x_title, y_title;
  std::vector<std::string> curves;
  std::vector<double> x, y;
  std::vector<std::string> x_names =
      {};  // of points that are no numbers, as many as there are points

  void add(const std::string& curve, const Rational& x_of_point, double y_of_point) {
    curves.push_back(curve);
    x.push_back(to_double(LogSum(x_of_point)));
    y.push_back(y_of_point);
  }
};

std::vector<double> percent_by_pattern(const Strategy& strategy) {
  std::vector<double> percent;
  for (const LogSum& won : limit::scores_of(limit::laws_of(strategy)).by_pattern)
    percent.push_back(100 * to_double(won));
  return percent;
}

/// P(T > t) against a hider at random.
CurveTable laws_of_plans(const OptionValues& values, int steps) {
  CurveTable table{"When a plan is not yet done, ships placed at random",
                   "share of the board fired",
                   "not done, %",
                   {},
                   {},
                   {}};
  for (const Strategy& strategy : strategies_asked(values)) {
    const limit::Law law = limit::laws_of(strategy).of_random();
    for (int i = 0; i <= steps; ++i) {
      const Rational time(2 * i, 3 * steps);
      table.add(strategy.name, time, 100 * to_double(limit::survival_at(law, time)));
    }
  }
  return table;
}

CurveTable patterns_of_plans(const OptionValues& values, int /*steps*/) {
  CurveTable table{"Races won on each pattern of the hider",
                   "pattern that the hider chooses",
                   "won, %",
                   {},
                   {},
                   {}};
  for (const Strategy& strategy : strategies_asked(values)) {
    const std::vector<double> won = percent_by_pattern(strategy);
    for (std::size_t i = 0; i < won.size(); ++i) {
      table.add(strategy.name, Rational(BigInt(i + 1)), won[i]);
      table.x_names.push_back(limit::pattern_name(plan_patterns().orbits[i].representative));
    }
  }
  return table;
}

/// What a secret coin between two plans guarantees, and what it wins on the patterns where it is worst.
CurveTable blend_of_plans(const OptionValues& values, int steps) {
  const std::vector<Strategy> strategies = strategies_asked(values);
  if (strategies.size() != 2)
    throw InputError(fmt::format("kind = blend takes two plans; {} are given", strategies.size()));
  CurveTable table{
      fmt::format("A secret coin: {}, else {}", strategies[0].name, strategies[1].name),
      fmt::format("chance of {}, %", strategies[0].name),
      "won, %",
      {},
      {},
      {}};
  const std::vector<double> first = percent_by_pattern(strategies[0]);
  const std::vector<double> second = percent_by_pattern(strategies[1]);
  std::map<std::size_t, bool> is_worst_somewhere;
  const auto won = [&](std::size_t pattern, int i) {
    return (first[pattern] * i + second[pattern] * (steps - i)) / steps;
  };
  for (int i = 0; i <= steps; ++i) {
    std::size_t worst = 0;
    for (std::size_t j = 1; j < first.size(); ++j)
      if (won(j, i) < won(worst, i)) worst = j;
    is_worst_somewhere[worst] = true;
    table.add(store::schema::k_guarantee_curve, Rational(100 * i, steps), won(worst, i));
  }
  for (const auto& [pattern, ignored] : is_worst_somewhere)
    for (int i = 0; i <= steps; ++i)
      table.add("on " + limit::pattern_name(plan_patterns().orbits[pattern].representative),
                Rational(100 * i, steps), won(pattern, i));
  return table;
}

/// What a plan guarantees against one of its parameters.
CurveTable guarantees_of_parameter(const OptionValues& values, int steps) {
  const std::string file = plan_file_asked(values);
  const Strategy strategy = strategy_asked(values);
  const std::string name = values.text("parameter");
  if (!strategy.parameters.contains(name))
    throw InputError(fmt::format("{} = {}, allowed a parameter of {}", values.where("parameter"),
                                 name.empty() ? "nothing" : name, file));
  CurveTable table{fmt::format("What {} guarantees", strategy.name), name, "won, %", {}, {}, {}};
  for (int i = 0; i <= steps; ++i) {
    limit::Parameters parameters = strategy.parameters;
    parameters[name] = Rational(i, steps);
    const std::vector<double> won = percent_by_pattern(limit::read_strategy(file, parameters));
    table.add(strategy.name, parameters[name], *std::ranges::min_element(won));
  }
  return table;
}

/// How soon a last sweep hits a 2 beside B, by the share of B that was fired.
CurveTable hooked_shares(const OptionValues& values, int steps) {
  if (!values.files().empty())
    throw InputError(
        fmt::format("kind = hooked takes no plan; {} are given", values.files().size()));
  CurveTable table{"When a last sweep hits a 2 beside B",
                   "share of B fired before",
                   "share of C fired, %",
                   {},
                   {},
                   {}};
  const std::map<limit::PlanClass, std::string> names{{limit::PlanClass::basic, "C at random"},
                                                      {limit::PlanClass::tiers, "C by tiers"},
                                                      {limit::PlanClass::runs, "B in runs"}};
  for (const auto& [plan_class, name] : names) {
    const limit::RaceGame game(plan_class, steps);
    for (int fired = 0; fired < steps; ++fired)
      table.add(name, Rational(fired, steps), 100 * limit::hooked_share(game, fired));
  }
  return table;
}

using Kind = CurveTable (*)(const OptionValues&, int);

const std::map<std::string, Kind>& kinds() {
  static const std::map<std::string, Kind> all{{"laws", laws_of_plans},
                                               {"patterns", patterns_of_plans},
                                               {"blend", blend_of_plans},
                                               {"hooked", hooked_shares},
                                               {"parameter", guarantees_of_parameter}};
  return all;
}

}  // namespace

void limit_curves(const OptionValues& values, const std::string& command_line) {
  const space::Stopwatch stopwatch;
  const auto kind = kinds().find(values.text("kind"));
  if (kind == kinds().end())
    throw InputError(fmt::format("{} = {}, allowed laws, patterns, blend, hooked or parameter",
                                 values.where("kind"), values.text("kind")));
  for (const char* option : {"set", "parameter"})
    if (kind->first != "parameter" && values.is_given(option))
      throw InputError(values.where(option) + ": allowed with --kind=parameter alone");
  if (kind->first == "patterns" && values.is_given("steps"))
    throw InputError(values.where("steps") + ": of patterns there are as many as there are");
  const int steps = parse_int(values.text("steps"), 1, 1000, values.where("steps"));
  const CurveTable table = kind->second(values, steps);
  if (values.has("output")) {
    store::Provenance provenance = store::collect_provenance(command_line, 1, 1);
    provenance.seconds_total = stopwatch.seconds();
    provenance.peak_memory_bytes = store::peak_memory_of_process();
    std::vector<store::Column> columns = {
        {"title", "", std::vector<std::string>(table.curves.size(), table.title)},
        {"curve", "", table.curves},
        {"x", table.x_title, table.x},
        {"y", table.y_title, table.y}};
    if (!table.x_names.empty()) columns.push_back({store::schema::k_x_name, "", table.x_names});
    store::write_table_file(values.text("output"), store::schema::k_curves_filetype, columns,
                            provenance);
  }
  for (std::size_t i = 0; i < table.x.size(); ++i)
    print_out("{}\t{:.6f}\t{:.6f}\n", table.curves[i], table.x[i], table.y[i]);
}

}  // namespace flotilla::jobs
