// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

namespace flotilla::space {

/// Wall clock from its making on.
class Stopwatch {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
};

}  // namespace flotilla::space
