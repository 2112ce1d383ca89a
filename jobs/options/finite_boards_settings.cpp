// SPDX-License-Identifier: MIT
#include "jobs/options/finite_boards_settings.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "fleet/parse.hpp"
#include "jobs/options/quantities.hpp"
#include "jobs/options/race_settings.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::jobs {

namespace {

constexpr int k_most_side = 12;  // 814,000 layout classes

}  // namespace

std::string FiniteBoardsSettings::asked() const {
  std::string sweeps;
  for (const races::Colour colour : last_sweeps) sweeps.append(" ").append(colour_name(colour));
  return fmt::format(
      "finite boards {0}x{0} to {1}x{1}; plans {2}; last sweep{3}; {4} games; slowest {5}; first "
      "{6}, final {7}; seed {8}",
      first_side, last_side, fmt::join(plans, ", "), sweeps, games, finds_slowest, first_games,
      final_games, seed);
}

FiniteBoardsSettings finite_boards_settings(const OptionValues& values) {
  FiniteBoardsSettings settings;
  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  const std::vector<Board> boards = parse_squares(values.text("series"), values.where("series"),
                                                  races::Arena::k_min_side, k_most_side);
  settings.first_side = boards.front().rows;
  settings.last_side = boards.back().rows;
  settings.plans = parse_plans(values.text("plans"), values.where("plans"));
  for (const std::string& plan : settings.plans)
    if (races::plan_traits(plan, "plans").side_divisor != 0)
      throw InputError(fmt::format("{} = {}: {} needs a board that wraps around",
                                   values.where("plans"), in_quotes(values.text("plans")), plan));
  const std::string colour = values.text("last-sweep");
  if (colour == "both")
    settings.last_sweeps = {races::Colour::smaller, races::Colour::dark};
  else
    settings.last_sweeps = {parse_colour(colour, false, values.where("last-sweep"))};
  settings.games = values.whole("games");
  settings.finds_slowest = !values.flag("no-slowest");
  settings.first_games = narrow<int>(values.whole("first-games"));
  settings.final_games = narrow<int>(values.whole("final-games"));
  settings.seed = values.whole("seed");
  settings.threads = narrow<int>(values.whole("threads"));
  settings.quiet = values.flag("quiet");
  settings.json = values.flag("json");
  settings.status = values.flag("status");
  settings.time = values.flag("time");
  settings.output = path_to_write(values, "output");
  settings.config_toml = values.to_toml();
  return settings;
}

}  // namespace flotilla::jobs
