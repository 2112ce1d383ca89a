// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_list.hpp"

/// The commands that race plans, and what stands below their options.
namespace flotilla::jobs {

[[nodiscard]] const Command& race_command();
[[nodiscard]] const Command& torus_command();
[[nodiscard]] const Command& finite_boards_command();

[[nodiscard]] std::string race_examples();
[[nodiscard]] std::string torus_examples();
[[nodiscard]] std::string finite_boards_examples();

}  // namespace flotilla::jobs
