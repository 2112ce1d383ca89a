// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/exit_code.hpp"
#include "jobs/options/count_settings.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla count --closed-form FILE`: answers for boards of any size, on rank 0, without a sweep. Collective.
/// @throws CommonError  if the file is no closed form or is one of another fleet or touch rule.
[[nodiscard]] ExitCode count_from_form(const CountSettings& settings,
                                       const std::string& command_line, shard::Communicator& ranks);

}  // namespace flotilla::jobs
