// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "jobs/options/option_list.hpp"

namespace flotilla::jobs {

/// The questions about plans in files: "limit laws", "limit race", ...
[[nodiscard]] std::span<const Command> limit_plan_commands();

/// What stands below the options of each: what it answers, and an example.
[[nodiscard]] std::string limit_laws_examples();
[[nodiscard]] std::string limit_race_examples();
[[nodiscard]] std::string limit_guarantee_examples();
[[nodiscard]] std::string limit_mix_examples();
[[nodiscard]] std::string limit_tune_examples();
[[nodiscard]] std::string limit_table_examples();
[[nodiscard]] std::string limit_card_examples();
[[nodiscard]] std::string limit_curves_examples();

}  // namespace flotilla::jobs
