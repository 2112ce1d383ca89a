// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// flotilla limit classic: what plans for the classic fleet win. Collective; rank 0 works.
[[nodiscard]] ExitCode limit_classic(const std::vector<std::string>& args,
                                     const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
