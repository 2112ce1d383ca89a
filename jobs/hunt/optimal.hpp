// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla optimal ARGS`. Collective over `ranks`; rank 0 does it all.
/// @param command_line  for the file it writes
/// @throws CommonError  on every rank.
[[nodiscard]] ExitCode optimal(const std::vector<std::string>& args,
                               const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
