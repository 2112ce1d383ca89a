// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_list.hpp"

/// The commands about games of any fleet, and what stands below their options.
namespace flotilla::jobs {

[[nodiscard]] const Command& hunt_command();
[[nodiscard]] const Command& advise_command();
[[nodiscard]] const Command& play_command();
[[nodiscard]] const Command& optimal_command();

[[nodiscard]] std::string hunt_examples();
[[nodiscard]] std::string advise_examples();
[[nodiscard]] std::string play_examples();
[[nodiscard]] std::string optimal_examples();

}  // namespace flotilla::jobs
