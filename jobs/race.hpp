// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "jobs/options/race_options.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla race ARGS` and `flotilla torus ARGS`. Collective over `ranks`; rank 0 prints and writes.
/// @param command       race_command() or torus_command()
/// @param command_line  as typed, for the file's provenance
/// @throws CommonError  for what all ranks hit alike; anything else for a failure of this rank alone.
[[nodiscard]] ExitCode race(const Command& command, const std::vector<std::string>& args,
                            const std::string& command_line, shard::Communicator& ranks);

/// `flotilla merge ARGS`.
[[nodiscard]] ExitCode merge(const std::vector<std::string>& args, const std::string& command_line,
                             shard::Communicator& ranks);

}  // namespace flotilla::jobs
