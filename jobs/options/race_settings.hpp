// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "hunt/races/contest.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

/// Slice `number` of `count` equal ones, from 1.
struct RaceSlice {
  int number = 1;
  int count = 1;

  /// Where slice `number` of 0 .. all - 1 begins; number + 1 gives its end.
  [[nodiscard]] std::uint64_t begin(std::uint64_t all) const { return border(all, number - 1); }
  [[nodiscard]] std::uint64_t end(std::uint64_t all) const { return border(all, number); }

 private:
  [[nodiscard]] std::uint64_t border(std::uint64_t all, int slices) const;
};

/// "3/40", or "array" for the task of a Slurm array (SLURM_ARRAY_TASK_ID, _MIN, _COUNT, _STEP).
/// @param what  names the option in messages
/// @throws InputError  if it is neither, or there is no array.
[[nodiscard]] RaceSlice race_slice_of(const std::string& text, const std::string& what);

/// Every option of `flotilla race` and `flotilla torus`, checked.
struct RaceSettings {
  races::Arena arena{96, true};
  std::vector<std::string> plans;
  std::string rival = "plain";
  races::Colour last_sweep = races::Colour::dark;
  std::vector<int> layouts;
  std::uint64_t races = 1;          // on random layouts
  std::uint64_t pattern_races = 1;  // on each pattern
  std::uint64_t seed = 1;
  RaceSlice slice;

  int threads = 1;
  bool quiet = false;
  bool json = false;
  bool status = false;
  bool time = false;
  CheckpointSettings checkpoints;
  std::filesystem::path output;
  std::string config_toml;

  [[nodiscard]] std::uint64_t wanted(int kind) const {
    return kind == races::k_random_layouts ? races : pattern_races;
  }
  [[nodiscard]] races::Contest contest() const;
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] RaceSettings race_settings(const OptionValues& values);

/// "smaller" or "dark"; empty: smaller on boards with edges, dark on those that wrap.
/// @param what  names the option in messages @throws InputError  if it is none of these.
[[nodiscard]] races::Colour parse_colour(const std::string& text, bool wraps,
                                         const std::string& what);
[[nodiscard]] std::string colour_name(races::Colour colour);

/// Names of plans with commas between. @throws InputError  if one is unknown or comes twice.
[[nodiscard]] std::vector<std::string> parse_plans(const std::string& list,
                                                   const std::string& what);

}  // namespace flotilla::jobs
