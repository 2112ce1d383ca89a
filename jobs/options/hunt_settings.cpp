// SPDX-License-Identifier: MIT
#include "jobs/options/hunt_settings.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "fleet/parse.hpp"
#include "hunt/hunters/plan_hunter.hpp"
#include "hunt/races/arena.hpp"
#include "jobs/options/asked_plans.hpp"
#include "jobs/options/from_settings.hpp"
#include "jobs/options/slice_settings.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "report/heat_plot.hpp"

namespace flotilla::jobs {

namespace {

/// @param text  a hunter's name, or the file of a plan
/// @param also  what else than a hunter's name may stand there, for the message
AskedHunter asked_hunter(const std::string& text, const hunt::GameRules& rules,
                         const hunt::HunterOptions& options, const OptionValues& values,
                         std::string_view option, std::string_view also) {
  const auto for_option = [&](const auto& make) {  // what is wrong names the option
    return parsed(values, option, [&](const std::string&) { return make(); });
  };
  if (is_plan_file(text)) {
    const races::Strategy plan =
        asked_plan(text, races::Colour::smaller, values.where(option)).strategy;
    return for_option([&] {
      hunt::check_plan_hunter(plan, rules);
      return AskedHunter{plan.name(),
                         [=, seed = options.seed] { return hunt::plan_hunter(plan, rules, seed); }};
    });
  }
  const std::vector<std::string> known = hunt::hunter_names();
  if (std::ranges::find(known, text) == known.end())
    throw InputError(fmt::format("{} = {}, allowed {}{}", values.where(option), in_quotes(text),
                                 fmt::join(known, ", "), also));
  return for_option([&] { return AskedHunter{text, hunt::hunter_maker(text, rules, options)}; });
}

std::vector<AskedHunter> hunters_asked(const OptionValues& values, const HuntSettings& settings) {
  std::vector<std::string> items = values.items("hunters");
  if (items.size() == 1 && items.front() == "all") {
    items.clear();
    for (const hunt::HunterKind& kind : hunt::hunter_kinds()) items.emplace_back(kind.name);
  }
  std::vector<AskedHunter> hunters;
  for (const std::string& item : items) {
    hunters.push_back(asked_hunter(item, settings.rules, settings.options, values, "hunters",
                                   "; files of plans, which end in .toml; or all, alone"));
    if (std::ranges::count(hunters, hunters.back().name, &AskedHunter::name) > 1)
      throw InputError(
          fmt::format("{}: {} comes twice", values.where("hunters"), hunters.back().name));
  }
  if (hunters.empty())
    throw InputError(values.where("hunters") +
                     " names none; see flotilla hunt --help for the list");
  return hunters;
}

/// The pattern that --layouts names, if it does not name a file.
std::optional<races::Pattern> pattern_asked(const OptionValues& values,
                                            const hunt::GameRules& rules) {
  for (const races::Pattern& pattern : races::k_patterns) {
    if (values.text("layouts") != fmt::format("{},{}", pattern.second_three, pattern.two)) continue;
    const Problem& problem = rules.problem;
    const bool is_square = problem.board.rows == problem.board.cols;
    if (!is_square || problem.board.rows < races::Arena::k_min_side ||
        problem.fleet != Fleet{{3, 2}, {2, 1}} || problem.touch != Touch::any)
      throw InputError(
          fmt::format("{} = {}: patterns are of --fleet=3:2,2:1 --touch=any on squares from 4x4 on",
                      values.where("layouts"), in_quotes(values.text("layouts"))));
    return pattern;
  }
  return std::nullopt;
}

}  // namespace

hunt::GameRules game_rules(const OptionValues& values) {
  hunt::GameRules rules;
  rules.problem.board = board_of(values);
  rules.problem.fleet =
      parsed(values, "fleet", [](const std::string& text) { return parse_fleet(text); });
  rules.problem.touch =
      parsed(values, "touch", [](const std::string& text) { return parse_touch(text); });
  rules.answers =
      parsed(values, "answers", [](const std::string& text) { return parse_answers(text); });
  if (find_option(values.command().options, "salvo") != nullptr)
    rules.salvo = narrow<int>(values.whole("salvo"));
  hunt::check_rules(rules);
  return rules;
}

HuntSettings hunt_settings(const OptionValues& values) {
  HuntSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.plot = path_to_write(values, "plot");
  if (!settings.plot.empty())
    static_cast<void>(report::plot_format(settings.plot, values.where("plot")));
  settings.from = files_to_put_together(values);
  if (!settings.from.empty()) return settings;
  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  settings.rules = game_rules(values);
  settings.options.seed = values.whole("seed");
  settings.options.width = narrow<int>(values.whole("width"));
  settings.options.samples = narrow<int>(values.whole("samples"));
  settings.hunters = hunters_asked(values, settings);
  settings.pattern = pattern_asked(values, settings.rules);
  if (!settings.pattern) settings.layouts = values.text("layouts");
  settings.layouts_text = values.content("layouts");
  if (values.has("games"))
    settings.games = values.whole("games");
  else if (settings.layouts.empty())
    settings.games = 1000;
  settings.early = narrow<int>(values.whole("early"));
  settings.slice = slice_of(values).value_or(store::Slice{});
  return settings;
}

AdviseSettings advise_settings(const OptionValues& values) {
  AdviseSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.rules = game_rules(values);
  settings.is_interactive = values.flag("interactive");
  if (settings.is_interactive && values.text("evidence") == "-")
    throw InputError("standard input cannot hold both the evidence and the answers to come");
  if (values.has("ahead")) settings.width = narrow<int>(values.whole("ahead"));
  settings.plot = path_to_write(values, "plot");
  if (!settings.plot.empty())
    static_cast<void>(report::plot_format(settings.plot, values.where("plot")));
  return settings;
}

AdviseSettings play_settings(const OptionValues& values) {
  AdviseSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.rules = game_rules(values);
  settings.seed = values.whole("seed");
  if (!values.text("against").empty())
    settings.hunter = asked_hunter(values.text("against"), settings.rules, {.seed = settings.seed},
                                   values, "against", "; or the file of a plan");
  return settings;
}

OptimalSettings optimal_settings(const OptionValues& values) {
  if (!values.has("board") || !values.has("fleet"))
    throw InputError(
        fmt::format("no {} is given; write flotilla optimal --board=4x4 --fleet=3:1, or see "
                    "flotilla optimal --help",
                    values.has("fleet")   ? "board"
                    : values.has("board") ? "fleet"
                                          : "game"));
  OptimalSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.rules = game_rules(values);
  settings.hider_chooses = values.flag("hider-chooses");
  settings.depth = narrow<int>(values.whole("depth"));
  return settings;
}

}  // namespace flotilla::jobs
