// SPDX-License-Identifier: MIT
#include "jobs/options/finite_boards_settings.hpp"

#include <fmt/format.h>

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
  std::string sweeps, plans;
  for (const Reading& reading : readings)
    sweeps += fmt::format(" {}", colour_name(reading.last_sweep));
  for (const AskedPlan& plan : readings.front().plans)
    plans += fmt::format("{}{}", plans.empty() ? "" : ", ", plan.name());
  return fmt::format(
      "finite boards {0}x{0} to {1}x{1}; plans {2}; last sweep{3}; {4} games; slowest {5}; first "
      "{6}, final {7}; seed {8}",
      first_side, last_side, plans, sweeps, games, finds_slowest, first_games, final_games, seed);
}

FiniteBoardsSettings finite_boards_settings(const OptionValues& values) {
  FiniteBoardsSettings settings;
  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  const std::vector<Board> boards = parse_squares(values.text("series"), values.where("series"),
                                                  races::Arena::k_min_side, k_most_side);
  settings.first_side = boards.front().rows;
  settings.last_side = boards.back().rows;
  const std::string colour = values.text("last-sweep");
  std::vector<races::Colour> last_sweeps = {races::Colour::smaller, races::Colour::dark};
  if (colour != "both") last_sweeps = {parse_colour(colour, false, values.where("last-sweep"))};
  for (const races::Colour last_sweep : last_sweeps)
    settings.readings.push_back(
        {last_sweep, asked_plans(values.text("plans"), last_sweep, values.where("plans"))});
  for (const AskedPlan& plan : settings.readings.front().plans)
    if (plan.strategy.side_divisor() != 0)
      throw InputError(fmt::format("{} = {}: {} needs a board that wraps around",
                                   values.where("plans"), in_quotes(values.text("plans")),
                                   plan.name()));
  settings.games = values.whole("games");
  settings.finds_slowest = !values.flag("no-slowest");
  settings.first_games = narrow<int>(values.whole("first-games"));
  settings.final_games = narrow<int>(values.whole("final-games"));
  settings.seed = values.whole("seed");
  settings.threads = narrow<int>(values.whole("threads"));
  set_shown_and_kept(settings, values);
  return settings;
}

}  // namespace flotilla::jobs
