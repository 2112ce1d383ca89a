// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "fleet/board.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/sweep_settings.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla closed-form`, checked.
struct ClosedFormSettings : SweepSettings, CheckpointSettings {
  std::vector<Board> checks;    // boards to count directly and compare
  std::filesystem::path latex;  // empty: none
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] ClosedFormSettings closed_form_settings(const OptionValues& values);

}  // namespace flotilla::jobs
