// SPDX-License-Identifier: MIT
#include "jobs/options/hunt_settings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "fleet/parse.hpp"
#include "jobs/options/quantities.hpp"
#include "jobs/options/slice_settings.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "report/heat_plot.hpp"

namespace flotilla::jobs {

namespace {

std::vector<std::string> items_of(const OptionValues& values, std::string_view name) {
  const std::string list = values.text(name);
  std::vector<std::string> items;
  for (std::size_t begin = 0; begin < list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    items.emplace_back(trimmed(std::string_view(list).substr(begin, end - begin)));
    begin = end + 1;
  }
  return items;
}

int small_number(const OptionValues& values, std::string_view name, int least, int most) {
  const std::uint64_t number =
      parse_whole(values.text(name), static_cast<std::uint64_t>(least), values.where(name));
  if (number > static_cast<std::uint64_t>(most))
    throw InputError(
        fmt::format("{} = {}, allowed {}..{}", values.where(name), number, least, most));
  return narrow<int>(number);
}

std::vector<std::string> hunters_asked(const OptionValues& values, const HuntSettings& settings) {
  std::vector<std::string> names = items_of(values, "hunters");
  if (names.size() == 1 && names.front() == "all") {
    names.clear();
    for (const hunt::HunterKind& kind : hunt::hunter_kinds()) names.emplace_back(kind.name);
  }
  for (const std::string& name : names) {
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
    rules.salvo = small_number(values, "salvo", 1, hunt::GameRules::k_max_salvo);
  hunt::check_rules(rules);
  return rules;
}

HuntSettings hunt_settings(const OptionValues& values) {
  HuntSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  settings.plot = path_to_write(values, "plot");
  if (!settings.plot.empty())
    static_cast<void>(report::plot_format(settings.plot, values.where("plot")));
  settings.from = items_of(values, "from");
  if (!settings.from.empty()) {
    if (!settings.checkpoint.empty() || values.has("slice"))
      throw InputError("from puts files together; it goes with neither --slice nor --checkpoint");
    return settings;
  }
  settings.rules = game_rules(values);
  settings.options.seed = parse_whole(values.text("seed"), 0, values.where("seed"));
  settings.options.width = small_number(values, "width", 1, 100);
  settings.options.samples = small_number(values, "samples", 1, 100000);
  settings.hunters = hunters_asked(values, settings);
  settings.layouts = values.text("layouts");
  if (values.has("games"))
    settings.games = parse_whole(values.text("games"), 1, values.where("games"));
  else if (settings.layouts.empty())
    settings.games = 1000;
  settings.early = small_number(values, "early", 1, hunt::GameRules::k_max_cells);
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
  if (values.has("ahead")) settings.width = small_number(values, "ahead", 1, 100);
  settings.plot = path_to_write(values, "plot");
  if (!settings.plot.empty())
    static_cast<void>(report::plot_format(settings.plot, values.where("plot")));
  return settings;
}

AdviseSettings play_settings(const OptionValues& values) {
  AdviseSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.rules = game_rules(values);
  settings.seed = parse_whole(values.text("seed"), 0, values.where("seed"));
  settings.hunter = values.text("against");
  if (!settings.hunter.empty())
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
  settings.depth = small_number(values, "depth", 1, 64);
  return settings;
}

}  // namespace flotilla::jobs
