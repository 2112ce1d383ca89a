// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// flotilla limit value: what a class of plans guarantees at best. Collective; rank 0 works.
[[nodiscard]] ExitCode limit_value(const std::vector<std::string>& args,
                                   const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
