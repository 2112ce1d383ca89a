// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// flotilla limit ceiling: what no strategy wins more than. Collective; rank 0 works.
[[nodiscard]] ExitCode limit_ceiling(const std::vector<std::string>& args,
                                     const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
