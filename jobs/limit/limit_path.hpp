// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// flotilla limit path: what a plan of a few shares wins, exactly. Collective; rank 0 works.
[[nodiscard]] ExitCode limit_path(const std::vector<std::string>& args,
                                  const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
