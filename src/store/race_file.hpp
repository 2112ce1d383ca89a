// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/provenance.hpp"

namespace flotilla::store {

/// Races `first` .. `first` + `count` - 1.
struct RaceRange {
  std::uint64_t first = 0;
  std::uint64_t count = 0;

  bool operator==(const RaceRange&) const = default;
};

/// One plan's races on one kind of layouts.
struct RacedPlan {
  std::string plan;
  std::uint64_t wins = 0;
  std::uint64_t ties = 0;
  std::uint64_t losses = 0;
  std::vector<std::uint64_t> games;  ///< by shots: how many games took so many
  std::optional<double> limit =
      std::nullopt;  ///< exact win rate on a board without end, 0..1, if it was asked for

  bool operator==(const RacedPlan&) const = default;
};

/// The races on one kind of layouts.
struct RacedLayouts {
  std::string layouts;            ///< "random" or a pattern, "1,4"
  std::uint64_t wanted = 0;       ///< races of the whole experiment
  std::vector<RaceRange> ranges;  ///< those that were run, ascending, apart from each other
  std::vector<std::uint64_t> rival_games;  ///< by shots
  std::vector<RacedPlan> plans;

  [[nodiscard]] std::uint64_t races() const;
  bool operator==(const RacedLayouts&) const = default;
};

/// Races of plans against a rival, or a part of them; its HDF5 layout is in schema.hpp.
struct RaceRecord {
  // What was asked.
  std::int32_t side = 0;
  bool wraps = false;
  std::string rival;
  std::string last_sweep;  ///< "smaller" or "dark"
  std::uint64_t seed = 0;
  std::int32_t slice = 1;  ///< of `slices`, from 1
  std::int32_t slices = 1;

  std::vector<RacedLayouts> layouts;

  // What another run may change.
  std::string config_toml;
  double seconds = 0;      ///< wall clock
  double cpu_seconds = 0;  ///< of all threads and ranks
  std::uint64_t peak_memory_bytes = 0;

  bool operator==(const RaceRecord&) const = default;
};

struct RaceFile {
  RaceRecord record;
  Provenance provenance;
};

/// "96x96 wrapped, seed 1, within and closing against plain, last sweep dark, random: 4000000, ..": equal if and only if the
/// experiment is, whichever slice.
[[nodiscard]] std::string experiment_text(const RaceRecord& record);

/// Write races, atomically. @throws FileError  if it cannot be written.
void write_race_file(const std::filesystem::path& path, const RaceRecord& record,
                     const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not add up.
[[nodiscard]] RaceFile read_race_file(const std::filesystem::path& path);

/// Slices of one experiment as one record, in whatever order they come: the same as of one run that was not divided.
///
/// @param files  what messages call them, and what they hold
/// @throws InputError  naming the files, if two hold other experiments or the same races, or races are missing.
[[nodiscard]] RaceRecord merged_races(const std::vector<std::pair<std::string, RaceRecord>>& files);

}  // namespace flotilla::store
