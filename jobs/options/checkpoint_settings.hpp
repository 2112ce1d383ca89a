// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

/// Where a run saves what it has, and whether it goes on from there.
struct CheckpointSettings {
  std::filesystem::path checkpoint;  // a folder; empty: none
  double checkpoint_every_s = 0;
  bool resume = false;
  std::optional<double> time_limit_s;  // then save and stop
};

/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] CheckpointSettings checkpoint_settings(const OptionValues& values);

}  // namespace flotilla::jobs
