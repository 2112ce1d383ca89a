// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "jobs/options/option_list.hpp"

namespace flotilla::jobs {

/// The questions about plans in files: "limit laws", "limit race", ...
[[nodiscard]] std::span<const Command> limit_plan_commands();

[[nodiscard]] std::string limit_plan_examples();

}  // namespace flotilla::jobs
