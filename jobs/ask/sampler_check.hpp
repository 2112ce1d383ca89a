// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla sampler-check ARGS`: compares draws with what is known exactly. Collective; rank 0 prints.
/// @param command_line  for the file it writes
/// @return k_failed  if they disagree.
[[nodiscard]] ExitCode sampler_check(const std::vector<std::string>& args,
                                     const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
