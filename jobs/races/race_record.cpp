// SPDX-License-Identifier: MIT
#include "jobs/races/race_record.hpp"

#include <cstddef>

namespace flotilla::jobs {

namespace {

/// Calls `each` on every number of a tally, in one order.
template <typename Tally, typename Each>
void for_each_number(Tally& tally, Each each) {
  for (auto& games : tally.rival) each(games);
  for (auto& plan : tally.plans) {
    each(plan.wins);
    each(plan.ties);
    each(plan.losses);
    for (auto& games : plan.games) each(games);
  }
}

void add_games(std::vector<std::uint64_t>& to, const races::ShotCounts& games) {
  for (std::size_t shots = 0; shots < to.size(); ++shots) to[shots] += games[shots];
}

}  // namespace

store::RaceRecord empty_record(const RaceSettings& settings) {
  store::RaceRecord record;
  record.side = settings.arena.side();
  record.wraps = settings.arena.wraps();
  record.rival = settings.rival.name();
  record.last_sweep = colour_name(settings.last_sweep);
  record.seed = settings.seed;
  record.slice = static_cast<std::int32_t>(settings.slice.number);
  record.slices = static_cast<std::int32_t>(settings.slice.of);
  record.config_toml = settings.config_toml;
  const auto sizes = static_cast<std::size_t>(settings.arena.cells()) + 1;
  for (const int kind : settings.layouts) {
    store::RacedLayouts& raced = record.layouts.emplace_back();
    raced.layouts = races::layouts_name(kind);
    raced.wanted = settings.wanted(kind);
    raced.ranges = {{settings.slice.part_of(raced.wanted).first, 0}};
    raced.rival_games.resize(sizes);
    for (const AskedPlan& plan : settings.plans) {
      raced.plans.emplace_back().plan = plan.name();
      raced.plans.back().games.resize(sizes);
    }
  }
  return record;
}

void add_tally(store::RacedLayouts& raced, const races::RaceTally& tally) {
  add_games(raced.rival_games, tally.rival);
  for (std::size_t i = 0; i < raced.plans.size(); ++i) {
    store::RacedPlan& plan = raced.plans[i];
    plan.wins += tally.plans[i].wins;
    plan.ties += tally.plans[i].ties;
    plan.losses += tally.plans[i].losses;
    add_games(plan.games, tally.plans[i].games);
  }
}

std::vector<std::uint64_t> packed(const races::RaceTally& tally) {
  std::vector<std::uint64_t> numbers;
  for_each_number(tally, [&](std::uint64_t number) { numbers.push_back(number); });
  return numbers;
}

void unpack(const std::vector<std::uint64_t>& numbers, races::RaceTally& tally) {
  std::size_t next = 0;
  for_each_number(tally, [&](std::uint64_t& number) { number = numbers[next++]; });
}

}  // namespace flotilla::jobs
