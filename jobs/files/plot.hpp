// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla plot FILE.h5... -o FILE.svg`: cells of a board, or counts against size. Rank 0 does it.
///
/// @param args  after the command's name.
/// @throws CommonError  for bad usage, or files that cannot be read or written.
[[nodiscard]] ExitCode plot(const std::vector<std::string>& args, shard::Communicator& ranks);

}  // namespace flotilla::jobs
