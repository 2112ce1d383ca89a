// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/options/draw_settings.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// Prints what the draws would need, without sweeping. Collective; rank 0 prints.
/// @throws CommonError  if it is too big.
void draw_dry_run(const DrawSettings& settings, shard::Communicator& ranks);

}  // namespace flotilla::jobs
