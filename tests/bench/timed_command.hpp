// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace flotilla::bench {

struct TimedCommand {
  double wall_s;      // from before its start until it has ended
  double reported_s;  // `seconds` of the JSON object it printed
};

/// Runs a command that prints one JSON object, and waits for it. stderr is shared.
/// @throws FileError  naming the command, if it cannot be started, fails or prints something else.
[[nodiscard]] TimedCommand time_command(const std::vector<std::string>& words);

/// Lets mpirun, started from here, run as root and on fewer processors than ranks.
void permit_mpirun();

}  // namespace flotilla::bench
