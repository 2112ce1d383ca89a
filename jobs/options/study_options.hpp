// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_list.hpp"

/// The command that studies many boards, and what stands below its options.
namespace flotilla::jobs {

[[nodiscard]] const Command& study_command();

[[nodiscard]] std::string study_examples();

}  // namespace flotilla::jobs
