// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "hunt/plans/plan.hpp"
#include "jobs/options/asked_plans.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/option_values.hpp"
#include "jobs/options/sweep_settings.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla finite-boards`, checked.
struct FiniteBoardsSettings : SweepSettings, CheckpointSettings {
  int first_side = 4;
  int last_side = 10;
  /// A reading of the last sweep, and the plans as it has them.
  struct Reading {
    races::Colour last_sweep;
    std::vector<AskedPlan> plans;  // of all readings the same
  };
  std::vector<Reading> readings;
  std::uint64_t games = 1;  // of each plan on random layouts; 0: none
  bool finds_slowest = true;
  int first_games = 24;
  int final_games = 100'000;
  std::uint64_t seed = 1;

  /// All that the results depend on.
  [[nodiscard]] std::string asked() const;
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] FiniteBoardsSettings finite_boards_settings(const OptionValues& values);

}  // namespace flotilla::jobs
