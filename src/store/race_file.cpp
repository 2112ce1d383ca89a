// SPDX-License-Identifier: MIT
#include "store/race_file.hpp"

#include <fmt/format.h>

#include <numeric>

#include "number/errors.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

std::uint64_t sum_of(const std::vector<std::uint64_t>& games) {
  return std::accumulate(games.begin(), games.end(), std::uint64_t{0});
}

void write_layouts(h5::Group& group, const RacedLayouts& raced) {
  group.set(schema::k_layouts, raced.layouts);
  group.set(schema::k_wanted, raced.wanted);
  std::vector<std::uint64_t> first, count;
  for (const RaceRange& range : raced.ranges) {
    first.push_back(range.first);
    count.push_back(range.count);
  }
  group.write(schema::k_first, first);
  group.write(schema::k_count, count);
  group.write(schema::k_rival_games, raced.rival_games);
  h5::Group plans = group.create_group(schema::k_plans);
  for (std::size_t i = 0; i < raced.plans.size(); ++i) {
    const RacedPlan& plan = raced.plans[i];
    h5::Group of_plan = plans.create_group(fmt::format("{:04}", i));
    of_plan.set(schema::k_plan, plan.plan);
    of_plan.set(schema::k_wins, plan.wins);
    of_plan.set(schema::k_ties, plan.ties);
    of_plan.set(schema::k_losses, plan.losses);
    of_plan.write(schema::k_games, plan.games);
    if (plan.limit) of_plan.set(schema::k_limit, *plan.limit);
  }
}

RacedLayouts read_layouts(const h5::Group& group) {
  RacedLayouts raced;
  raced.layouts = group.get_text(schema::k_layouts);
  raced.wanted = group.get<std::uint64_t>(schema::k_wanted);
  const auto first = group.read<std::uint64_t>(schema::k_first);
  const auto count = group.read<std::uint64_t>(schema::k_count);
  if (first.size() != count.size())
    throw FileError(group.file() + ": the columns of its ranges of races differ in length");
  for (std::size_t i = 0; i < first.size(); ++i) raced.ranges.push_back({first[i], count[i]});
  raced.rival_games = group.read<std::uint64_t>(schema::k_rival_games);
  const h5::Group plans = group.group(schema::k_plans);
  for (const std::string& name : plans.names()) {
    const h5::Group of_plan = plans.group(name);
    raced.plans.push_back(
        {of_plan.get_text(schema::k_plan), of_plan.get<std::uint64_t>(schema::k_wins),
         of_plan.get<std::uint64_t>(schema::k_ties), of_plan.get<std::uint64_t>(schema::k_losses),
         of_plan.read<std::uint64_t>(schema::k_games), std::nullopt});
    if (of_plan.has_attribute(schema::k_limit))
      raced.plans.back().limit = of_plan.get<double>(schema::k_limit);
  }
  return raced;
}

void check_sums(const std::string& file, const RaceRecord& record) {
  const auto cells = static_cast<std::size_t>(record.side) * static_cast<std::size_t>(record.side);
  for (const RacedLayouts& raced : record.layouts) {
    bool fits = raced.rival_games.size() == cells + 1 && sum_of(raced.rival_games) == raced.races();
    for (const RacedPlan& plan : raced.plans)
      fits = fits && plan.games.size() == cells + 1 && sum_of(plan.games) == raced.races() &&
             plan.wins + plan.ties + plan.losses == raced.races();
    if (!fits)
      throw FileError(fmt::format("{}: its games on {} layouts do not add up to its races", file,
                                  raced.layouts));
  }
}

}  // namespace

std::uint64_t RacedLayouts::races() const {
  std::uint64_t races = 0;
  for (const RaceRange& range : ranges) races += range.count;
  return races;
}

std::string experiment_text(const RaceRecord& record) {
  std::string plans, layouts;
  for (const RacedLayouts& raced : record.layouts) {
    layouts += fmt::format(", {}: {}", raced.layouts, raced.wanted);
    if (!plans.empty()) continue;
    for (const RacedPlan& plan : raced.plans) plans += (plans.empty() ? "" : " and ") + plan.plan;
  }
  return fmt::format("{0}x{0}{1}, seed {2}, {3} against {4}, last sweep {5}{6}", record.side,
                     record.wraps ? " wrapped" : "", record.seed, plans, record.rival,
                     record.last_sweep, layouts);
}

void write_race_file(const std::filesystem::path& path, const RaceRecord& record,
                     const Provenance& provenance) {
  SealedFile file(path, schema::k_race_filetype);
  h5::Group root = file.root();
  write_provenance(root, provenance);
  root.set(schema::k_side, record.side);
  root.set(schema::k_wraps, std::int32_t{record.wraps ? 1 : 0});
  root.set(schema::k_rival, record.rival);
  root.set(schema::k_last_sweep, record.last_sweep);
  root.set(schema::k_seed, record.seed);
  root.set(schema::k_slice, record.slice);
  root.set(schema::k_slices, record.slices);
  h5::Group races = root.create_group(schema::k_races);
  for (std::size_t i = 0; i < record.layouts.size(); ++i) {
    h5::Group of_layouts = races.create_group(fmt::format("{:04}", i));
    write_layouts(of_layouts, record.layouts[i]);
  }
  write_run(root, record);
  h5::Group run = root.group(schema::k_run);
  run.set(schema::k_cpu_seconds, record.cpu_seconds);
  file.commit();
}

RaceFile read_race_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_race_filetype);
  RaceFile found;
  found.provenance = read_provenance(root);
  RaceRecord& record = found.record;
  record.side = root.get<std::int32_t>(schema::k_side);
  record.wraps = root.get<std::int32_t>(schema::k_wraps) != 0;
  record.rival = root.get_text(schema::k_rival);
  record.last_sweep = root.get_text(schema::k_last_sweep);
  record.seed = root.get<std::uint64_t>(schema::k_seed);
  record.slice = root.get<std::int32_t>(schema::k_slice);
  record.slices = root.get<std::int32_t>(schema::k_slices);
  const h5::Group races = root.group(schema::k_races);
  for (const std::string& name : races.names())
    record.layouts.push_back(read_layouts(races.group(name)));
  check_sums(root.file(), record);
  read_run(root, record);
  record.cpu_seconds = root.group(schema::k_run).get<double>(schema::k_cpu_seconds);
  return found;
}

}  // namespace flotilla::store
