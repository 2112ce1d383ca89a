// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla tables FILE.h5...`: tables of results, ours beside what was published. Rank 0 does it.
///
/// @param args  after the command's name.
/// @throws CommonError  for bad usage, or files that cannot be read or written.
[[nodiscard]] ExitCode tables(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
