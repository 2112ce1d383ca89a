// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla study`. Collective.
///
/// @param args  after the command's name: the study's name first.
/// @throws CommonError  for everything that can be the user's fault.
ExitCode study(const std::vector<std::string>& args, const std::string& command_line,
               shard::Communicator& ranks);

}  // namespace flotilla::jobs
