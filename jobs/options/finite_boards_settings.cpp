// SPDX-License-Identifier: MIT
#include "jobs/options/finite_boards_settings.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "fleet/parse.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/quantities.hpp"
#include "jobs/options/race_settings.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "number/errors.hpp"

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
  const std::vector<Board> boards = parse_squares(values.text("series"), values.where("series"));
  settings.first_side = boards.front().rows;
  settings.last_side = boards.back().rows;
  if (settings.first_side < races::Arena::k_min_side || settings.last_side > k_most_side)
    throw InputError(fmt::format("{} = {}, allowed from {} to {}", values.where("series"),
                                 in_quotes(values.text("series")), races::Arena::k_min_side,
                                 k_most_side));
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
  settings.games = parse_whole(values.text("games"), 1, values.where("games"));
  settings.finds_slowest = !values.flag("no-slowest");
  settings.first_games =
      parse_int(values.text("first-games"), 1, 1'000'000, values.where("first-games"));
  settings.final_games =
      parse_int(values.text("final-games"), 50, 10'000'000, values.where("final-games"));
  settings.seed = parse_whole(values.text("seed"), 0, values.where("seed"));
  settings.threads = parse_int(values.text("threads"), 1, k_max_threads, values.where("threads"));
  settings.quiet = values.flag("quiet");
  settings.json = values.flag("json");
  settings.status = values.flag("status");
  settings.time = values.flag("time");
  settings.output = path_to_write(values, "output");
  settings.config_toml = values.to_toml();
  return settings;
}

}  // namespace flotilla::jobs
