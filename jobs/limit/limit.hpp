// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// flotilla limit QUESTION ...: races on very large boards. Collective.
///
/// @param args  the question's name and what is after it.
[[nodiscard]] ExitCode limit(const std::vector<std::string>& args, const std::string& command_line,
                             shard::Communicator& ranks);

}  // namespace flotilla::jobs
