// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla solve ARGS`: prints the answers of boards, or how rules lead to them. Collective; rank 0 does the work.
/// @return      k_failed if a limit ran out before some board was decided.
/// @throws CommonError  for bad usage, an unreadable file, or what is no board.
[[nodiscard]] ExitCode solve(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
