// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "number/errors.hpp"
#include "store/race_file.hpp"

namespace flotilla::store {

namespace {

using NamedRecord = std::pair<std::string, RaceRecord>;

std::string races_text(std::uint64_t first, std::uint64_t end, const std::string& layouts) {
  return fmt::format("races {} to {} on {} layouts", first, end - 1, layouts);
}

void check_alike(const std::vector<NamedRecord>& files) {
  const auto& [first_name, first] = files.front();
  for (const auto& [name, record] : files)
    if (experiment_text(record) != experiment_text(first))
      throw InputError(fmt::format("{} and {} are of different experiments: {}; and {}", first_name,
                                   name, experiment_text(first), experiment_text(record)));
}

/// Every race of one kind of layouts is in one file exactly.
void check_whole(const std::vector<NamedRecord>& files, std::size_t kind) {
  struct Held {
    RaceRange range;
    const std::string* file;
  };
  std::vector<Held> held;
  for (const auto& [name, record] : files)
    for (const RaceRange& range : record.layouts[kind].ranges)
      if (range.count != 0) held.push_back({range, &name});
  std::ranges::stable_sort(held, {}, [](const Held& h) { return h.range.first; });
  const RacedLayouts& raced = files.front().second.layouts[kind];
  std::uint64_t next = 0;
  const std::string* before = nullptr;
  const auto refuse_gap = [&](std::uint64_t end) {
    if (next < end)
      throw InputError(
          fmt::format("{} are in none of the files", races_text(next, end, raced.layouts)));
  };
  for (const auto& [range, file] : held) {
    if (range.first < next)
      throw InputError(fmt::format(
          "{} are in {} and in {}",
          races_text(range.first, std::min(next, range.first + range.count), raced.layouts),
          *before, *file));
    refuse_gap(range.first);
    next = range.first + range.count;
    before = file;
  }
  refuse_gap(raced.wanted);
}

void add_games(std::vector<std::uint64_t>& to, const std::vector<std::uint64_t>& games) {
  for (std::size_t shots = 0; shots < to.size(); ++shots) to[shots] += games[shots];
}

void add_layouts(RacedLayouts& to, const RacedLayouts& raced) {
  add_games(to.rival_games, raced.rival_games);
  for (std::size_t i = 0; i < to.plans.size(); ++i) {
    to.plans[i].wins += raced.plans[i].wins;
    to.plans[i].ties += raced.plans[i].ties;
    to.plans[i].losses += raced.plans[i].losses;
    add_games(to.plans[i].games, raced.plans[i].games);
  }
}

}  // namespace

RaceRecord merged_races(const std::vector<NamedRecord>& files) {
  check_alike(files);
  RaceRecord merged = files.front().second;
  for (std::size_t kind = 0; kind < merged.layouts.size(); ++kind) {
    check_whole(files, kind);
    RacedLayouts& raced = merged.layouts[kind];
    raced.ranges = {{0, raced.wanted}};
    for (std::size_t i = 1; i < files.size(); ++i)
      add_layouts(raced, files[i].second.layouts[kind]);
  }
  merged.slice = merged.slices = 1;
  for (std::size_t i = 1; i < files.size(); ++i) {
    const RaceRecord& record = files[i].second;
    merged.seconds += record.seconds;
    merged.cpu_seconds += record.cpu_seconds;
    merged.peak_memory_bytes = std::max(merged.peak_memory_bytes, record.peak_memory_bytes);
  }
  return merged;
}

}  // namespace flotilla::store
