// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla check ARGS`: says of each board whether it has no answer, one or several. Collective; rank 0 does the work.
/// @return      k_failed if a limit ran out before some board was decided.
/// @throws CommonError  for bad usage, an unreadable file, or what is no board.
[[nodiscard]] ExitCode check(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
