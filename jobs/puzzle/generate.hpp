// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla generate ARGS`. Collective over `ranks`; rank 0 prints and writes.
/// @param command_line  for the provenance of a bank.
/// @return  k_failed if a board was not made in the attempts allowed.
/// @throws CommonError  for what all ranks hit alike; anything else for a failure of this rank alone.
[[nodiscard]] ExitCode generate(const std::vector<std::string>& args,
                                const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
