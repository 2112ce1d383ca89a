// SPDX-License-Identifier: MIT
#include "jobs/options/race_settings.hpp"

#include <fmt/format.h>

#include "fleet/board.hpp"
#include "fleet/parse.hpp"
#include "jobs/options/slice_settings.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::jobs {

namespace {

races::Arena arena_of(const OptionValues& values) {
  const bool is_torus = find_option(values.command().options, "side") != nullptr;
  return parsed(values, is_torus ? "side" : "board", [&](const std::string& text) {
    if (is_torus) return races::Arena(narrow<int>(values.whole("side")), true);
    const Board board = parse_board(text, Board::k_unswept);
    if (board.rows != board.cols)
      throw InputError(
          fmt::format("board = {}, allowed squares: the plans are for these", to_string(board)));
    return races::Arena(board.rows, values.flag("wrap"));
  });
}

}  // namespace

races::Colour parse_colour(const std::string& text, bool wraps, const std::string& what) {
  if (text.empty()) return wraps ? races::Colour::dark : races::Colour::smaller;
  if (text == "dark") return races::Colour::dark;
  if (text == "smaller") return races::Colour::smaller;
  throw InputError(fmt::format("{} = {}, allowed smaller, dark", what, in_quotes(text)));
}

std::string colour_name(races::Colour colour) {
  return colour == races::Colour::dark ? "dark" : "smaller";
}

races::Contest RaceSettings::contest() const {
  std::vector<races::Strategy> strategies;
  for (const AskedPlan& plan : plans) strategies.push_back(plan.strategy);
  return {arena, std::move(strategies), rival.strategy, seed};
}

RaceSettings race_settings(const OptionValues& values) {
  RaceSettings settings;
  settings.arena = arena_of(values);
  settings.last_sweep =
      parse_colour(values.text("last-sweep"), settings.arena.wraps(), values.where("last-sweep"));
  settings.plans = asked_plans(values.text("plans"), settings.last_sweep, values.where("plans"));
  settings.rival = asked_plan(values.text("against"), settings.last_sweep, values.where("against"));
  settings.layouts = races::parse_layouts(values.text("layouts"), values.where("layouts"));
  if (!settings.arena.wraps() && settings.layouts != std::vector{races::k_random_layouts})
    throw InputError(fmt::format(
        "{} = {}, allowed random on boards with edges: patterns are of boards that wrap around",
        values.where("layouts"), in_quotes(values.text("layouts"))));
  settings.races = values.whole("races");
  settings.pattern_races = values.whole("pattern-races");
  if (settings.pattern_races == 0) settings.pattern_races = settings.races;
  settings.seed = values.whole("seed");
  settings.slice = slice_of(values).value_or(store::Slice{});
  settings.threads = narrow<int>(values.whole("threads"));
  settings.quiet = values.flag("quiet");
  settings.json = values.flag("json");
  settings.status = values.flag("status");
  settings.time = values.flag("time");
  settings.checkpoints = checkpoint_settings(values);
  settings.output = path_to_write(values, "output");
  settings.config_toml = values.to_toml();
  static_cast<void>(settings.contest());  // refuses plans that the board does not have
  return settings;
}

}  // namespace flotilla::jobs
