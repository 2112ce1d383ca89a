// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla convert ARGS`: writes boards in another format. Collective; rank 0 does the work.
/// @throws CommonError  for bad usage, an unreadable file, or what is no board.
[[nodiscard]] ExitCode convert(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
