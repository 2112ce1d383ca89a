// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <csignal>
#include <optional>

#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// While one exists, SIGUSR1 and SIGTERM no longer end the process but ask it to stop at the next row; and so does the end
/// of a time limit.
class StopSignal {
 public:
  /// @param time_limit_s  from now on; nothing: no limit
  explicit StopSignal(std::optional<double> time_limit_s);
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  /// Whether one has come to this process, or its time is over.
  [[nodiscard]] static bool has_come();

 private:
  struct sigaction old_usr1_ {};
  struct sigaction old_term_ {};
};

/// Whether one has come to any rank. Collective.
[[nodiscard]] bool stop_has_come(shard::Communicator& ranks);

}  // namespace flotilla::jobs
