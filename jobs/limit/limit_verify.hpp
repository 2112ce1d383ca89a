// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// flotilla limit verify: checks certificates. Collective; rank 0 works.
///
/// @return  k_failed if one does not hold.
[[nodiscard]] ExitCode limit_verify(const std::vector<std::string>& args,
                                    shard::Communicator& ranks);

}  // namespace flotilla::jobs
