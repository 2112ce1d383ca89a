// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/options/board_settings.hpp"
#include "jobs/options/count_settings.hpp"
#include "shard/communicator.hpp"
#include "space/question_estimate.hpp"

namespace flotilla::jobs {

/// Prints on rank 0 what each board would need, without sweeping. Collective.
/// @throws CommonError  of exit code 3, after all are printed, if a board passes the memory limit.
void dry_run(const CountSettings& settings, shard::Communicator& ranks);

/// A question of a command that goes there and back, once or several times.
struct AskedQuestion {
  std::string what;                                // such as "rows"
  std::vector<space::QuestionEstimate> estimates;  // one each time it is asked
};

/// The same for the questions of one command: what the largest sweep needs, and how long all take. At least one.
void dry_run(const BoardSettings& settings, const std::vector<AskedQuestion>& questions,
             shard::Communicator& ranks);

}  // namespace flotilla::jobs
