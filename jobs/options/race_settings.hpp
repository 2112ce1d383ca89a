// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "hunt/races/contest.hpp"
#include "jobs/options/asked_plans.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/option_values.hpp"
#include "store/slice.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla race` and `flotilla torus`, checked.
struct RaceSettings {
  races::Arena arena{96, true};
  std::vector<AskedPlan> plans;
  AskedPlan rival{races::make_strategy("plain", races::Colour::dark), {}};
  races::Colour last_sweep = races::Colour::dark;
  std::vector<int> layouts;
  std::uint64_t races = 1;          // on random layouts
  std::uint64_t pattern_races = 1;  // on each pattern
  std::uint64_t seed = 1;
  store::Slice slice;

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

}  // namespace flotilla::jobs
