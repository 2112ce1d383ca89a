// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla inspect ARGS`: says on stdout what files hold, or whether two hold the same. On rank 0; collective.
/// @throws CommonError  for bad usage or an unreadable file.
[[nodiscard]] ExitCode inspect(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
