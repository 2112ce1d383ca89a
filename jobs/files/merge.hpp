// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla merge FILE.h5... -o FILE.h5`: slices of a run as one file. Rank 0 does it.
///
/// @param args          after the command's name.
/// @param command_line  as it goes into the file.
/// @throws CommonError  for bad usage, or files that cannot be read, written or merged.
[[nodiscard]] ExitCode merge(const std::vector<std::string>& args, const std::string& command_line,
                             shard::Communicator& ranks);

}  // namespace flotilla::jobs
