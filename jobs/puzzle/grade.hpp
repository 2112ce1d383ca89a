// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla grade ARGS`: says which rung of rules each board needs. Collective; rank 0 does the work.
/// @throws CommonError  for bad usage, an unreadable file, or what is no board.
[[nodiscard]] ExitCode grade(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
