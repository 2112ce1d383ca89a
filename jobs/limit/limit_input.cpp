// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_input.hpp"

#include <fmt/format.h>

#include <map>

#include "fleet/parse.hpp"
#include "limit/evaluate.hpp"
#include "number/rational.hpp"

namespace flotilla::jobs {

std::map<std::string, Rational> parameters_asked(const OptionValues& values) {
  std::map<std::string, Rational> parameters;
  const std::string text = values.text("set");
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::string_view item = trimmed(rest.substr(0, rest.find(',')));
    const std::size_t mark = item.find('=');
    if (mark == std::string_view::npos || mark == 0)
      throw InputError(fmt::format("{} = {}: allowed NAME=VALUE,... such as p=1/20,q=0.5",
                                   values.where("set"), in_quotes(text)));
    const std::string name(trimmed(item.substr(0, mark)));
    if (parameters.contains(name))
      throw InputError(fmt::format("{}: {} is set twice", values.where("set"), in_quotes(name)));
    try {
      parameters[name] = parse_rational(trimmed(item.substr(mark + 1)));
    } catch (const InputError& error) {
      throw InputError(fmt::format("{}: {}: {}", values.where("set"), name, error.what()));
    }
    rest.remove_prefix(std::min(
        rest.size(), rest.find(',') == std::string_view::npos ? rest.size() : rest.find(',') + 1));
  }
  return parameters;
}

std::string plan_file_asked(const OptionValues& values) {
  if (values.files().size() != 1)
    throw InputError(
        fmt::format("flotilla {} takes one plan, such as configs/plans/plan-2.toml; {} are given",
                    values.command().name, values.files().size()));
  return values.files().front();
}

limit::Strategy strategy_asked(const OptionValues& values) {
  return limit::read_strategy(plan_file_asked(values), parameters_asked(values));
}

std::vector<limit::Strategy> strategies_asked(const OptionValues& values) {
  if (values.files().empty())
    throw InputError(
        fmt::format("flotilla {} takes plans, such as configs/plans/*.toml; none is given",
                    values.command().name));
  std::vector<limit::Strategy> strategies;
  std::map<std::string, std::string> file_of;  // by name: rows and curves are told apart by it
  for (const std::string& file : values.files()) {
    strategies.push_back(limit::read_strategy(file));
    const auto [known, is_new] = file_of.try_emplace(strategies.back().name, file);
    if (!is_new)
      throw InputError(fmt::format("{} and {} both have name = {}; give one another name",
                                   known->second, file, in_quotes(strategies.back().name)));
  }
  return strategies;
}

limit::PlanClass plan_class_asked(const OptionValues& values) {
  try {
    return limit::parse_plan_class(values.text("class"));
  } catch (const InputError&) {
    throw InputError(
        fmt::format("{} = {}, allowed basic, tiers, runs, order, classic, classic-c3 or classic-c",
                    values.where("class"), in_quotes(values.text("class"))));
  }
}

bool asks_for_classic(const OptionValues& values) {
  const std::string name = values.text("class");
  return name == "classic" || name == "classic-c3" || name == "classic-c";
}

int lines_asked(const OptionValues& values, int factor, int most) {
  constexpr int k_any = 1'000'000'000;
  const int lines = parse_int(values.text("n"), 0, k_any, values.where("n"));
  if (lines < 8 || lines > most || lines % factor != 0)
    throw InputError(fmt::format("{} = {}, allowed multiples of {} in 8..{} for class {}",
                                 values.where("n"), lines, factor, most, values.text("class")));
  return lines;
}

double width_asked(const OptionValues& values, int usual) {
  const int width = values.has("width")
                        ? parse_int(values.text("width"), 1, 100000000, values.where("width"))
                        : usual;
  return width * 1e-10;
}

Hider hider_asked(const OptionValues& values) {
  const std::string text = values.text("against");
  if (text == "all") return {};
  if (text == "random") return {Hider::Kind::random, 0};
  const limit::PatternTable& patterns = limit::plan_patterns();
  try {
    return {Hider::Kind::pattern,
            patterns.orbit_of(limit::parse_pattern(text, patterns.lengths.size()))};
  } catch (const InputError& error) {
    throw InputError(
        fmt::format("{}: {}; or random, or all", values.where("against"), error.what()));
  }
}

}  // namespace flotilla::jobs
