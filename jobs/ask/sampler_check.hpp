// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla sampler-check ARGS`: compares draws with what is known exactly. Collective; rank 0 prints.
/// @return k_failed  if they disagree.
[[nodiscard]] ExitCode sampler_check(const std::vector<std::string>& args,
                                     shard::Communicator& ranks);

}  // namespace flotilla::jobs
