// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla play ARGS`. Collective over `ranks`; rank 0 does it all.
/// @throws CommonError  on every rank.
[[nodiscard]] ExitCode play(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
