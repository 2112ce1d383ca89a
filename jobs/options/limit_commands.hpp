// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "jobs/options/option_list.hpp"

/// The questions of `flotilla limit`, and what stands in their help.
namespace flotilla::jobs {

[[nodiscard]] const Command& limit_value_command();
[[nodiscard]] const Command& limit_path_command();
[[nodiscard]] const Command& limit_certify_command();
[[nodiscard]] const Command& limit_ceiling_command();
[[nodiscard]] const Command& limit_verify_command();
[[nodiscard]] const Command& limit_classic_command();
/// In the order to show them.
[[nodiscard]] std::span<const Command* const> limit_commands();

/// What `flotilla limit --help` prints.
[[nodiscard]] std::string limit_help();
[[nodiscard]] std::string limit_value_examples();
[[nodiscard]] std::string limit_path_examples();
[[nodiscard]] std::string limit_certify_examples();
[[nodiscard]] std::string limit_ceiling_examples();
[[nodiscard]] std::string limit_verify_examples();
[[nodiscard]] std::string limit_classic_examples();

}  // namespace flotilla::jobs
