// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/options/count_settings.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// Prints on rank 0 what each board would need, without sweeping. Collective.
/// @throws CommonError  of exit code 3, after all are printed, if a board passes the memory limit.
void dry_run(const CountSettings& settings, shard::Communicator& ranks);

}  // namespace flotilla::jobs
