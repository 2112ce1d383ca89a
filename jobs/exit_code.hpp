// SPDX-License-Identifier: MIT
#pragma once

namespace flotilla::jobs {

/// What the program tells its caller.
enum ExitCode : int {
  k_done = 0,
  k_failed = 1,     // also: not decided, not complete, a game not finished
  k_bad_input = 2,  // bad usage or input, or a file that cannot be read or written
  k_limit = 3,      // too big: memory or size
  k_stopped = 75,   // stopped by a signal or a time limit, with a checkpoint to go on from
};

}  // namespace flotilla::jobs
