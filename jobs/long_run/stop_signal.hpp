// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>

#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// While one exists, SIGUSR1 and SIGTERM no longer end the process but ask it to stop at the next row.
class StopSignal {
 public:
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  /// Whether one has come to this process.
  [[nodiscard]] static bool has_come();

 private:
  struct sigaction old_usr1_ {};
  struct sigaction old_term_ {};
};

/// Whether one has come to any rank. Collective.
[[nodiscard]] bool stop_has_come(shard::Communicator& ranks);

}  // namespace flotilla::jobs
