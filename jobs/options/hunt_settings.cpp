// SPDX-License-Identifier: MIT
#include "jobs/options/hunt_settings.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "fleet/parse.hpp"
#include "jobs/options/from_settings.hpp"
#include "jobs/options/slice_settings.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "report/heat_plot.hpp"

namespace flotilla::jobs {

namespace {

/// @param also  what else than a hunter's name may stand there, for the message
void check_hunter(const std::string& name, const OptionValues& values, std::string_view option,
                  std::string_view also) {
  const std::vector<std::string> known = hunt::hunter_names();
  if (std::ranges::find(known, name) == known.end())
    throw InputError(fmt::format("{} = {}, allowed {}{}", values.where(option), in_quotes(name),
                                 fmt::join(known, ", "), also));
}

std::vector<std::string> hunters_asked(const OptionValues& values, const HuntSettings& settings) {
  std::vector<std::string> names = values.items("hunters");
  if (names.size() == 1 && names.front() == "all") {
    names.clear();
    for (const hunt::HunterKind& kind : hunt::hunter_kinds()) names.emplace_back(kind.name);
  }
  for (const std::string& name : names) {
    check_hunter(name, values, "hunters", "; or all, alone");
    static_cast<void>(parsed(values, "hunters", [&](const std::string&) {
      return hunt::hunter_maker(name, settings.rules, settings.options);
    }));
    if (std::ranges::count(names, name) > 1)
      throw InputError(fmt::format("{}: {} comes twice", values.where("hunters"), name));
  }
  if (names.empty())
    throw InputError(values.where("hunters") +
                     " names none; see flotilla hunt --help for the list");
  return names;
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
  settings.layouts = values.text("layouts");
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
  settings.hunter = values.text("against");
  if (settings.hunter.empty()) return settings;
  check_hunter(settings.hunter, values, "against", "");
  static_cast<void>(parsed(values, "against", [&](const std::string& name) {
    return hunt::hunter_maker(name, settings.rules, {});
  }));
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
