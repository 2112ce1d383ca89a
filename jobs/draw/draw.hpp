// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla draw ARGS`. Collective over `ranks`; rank 0 prints and writes.
/// @param command_line  as typed, for the file's provenance
/// @throws CommonError  for what all ranks hit alike; anything else for a failure of this rank alone.
[[nodiscard]] ExitCode draw(const std::vector<std::string>& args, const std::string& command_line,
                            shard::Communicator& ranks);

}  // namespace flotilla::jobs
