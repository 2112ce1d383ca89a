// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla rank ARGS`: prints the numbers of placements. Collective; rank 0 does the work.
/// @throws CommonError  for bad usage, an unreadable file, or what is no placement.
[[nodiscard]] ExitCode rank(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
