// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "jobs/options/option_list.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// The questions of `flotilla limit` about plans in files, limit_plan_commands(). Collective; rank 0 does the work.
///
/// @param args  after the question's name
[[nodiscard]] ExitCode limit_plans(const Command& command, const std::vector<std::string>& args,
                                   const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
