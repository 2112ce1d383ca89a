// SPDX-License-Identifier: MIT
#include "jobs/long_run/stop_signal.hpp"

#include <cstdint>

namespace flotilla::jobs {

namespace {

using Clock = std::chrono::steady_clock;

volatile std::sig_atomic_t has_come_flag = 0;
Clock::time_point time_is_over = Clock::time_point::max();  // written before any thread asks

extern "C" void note_signal(int /*signal*/) { has_come_flag = 1; }

}  // namespace

StopSignal::StopSignal(std::optional<double> time_limit_s) {
  if (time_limit_s)
    time_is_over = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                      std::chrono::duration<double>(*time_limit_s));
  struct sigaction action {};
  action.sa_handler = note_signal;
  action.sa_flags = SA_RESTART;  // files are being written meanwhile
  sigemptyset(&action.sa_mask);
  sigaction(SIGUSR1, &action, &old_usr1_);
  sigaction(SIGTERM, &action, &old_term_);
}

StopSignal::~StopSignal() {
  sigaction(SIGUSR1, &old_usr1_, nullptr);
  sigaction(SIGTERM, &old_term_, nullptr);
  time_is_over = Clock::time_point::max();
}

bool StopSignal::has_come() { return has_come_flag != 0 || Clock::now() >= time_is_over; }

bool stop_has_come(shard::Communicator& ranks) {
  std::uint64_t has_come = StopSignal::has_come() ? 1 : 0;
  ranks.maximum({&has_come, 1});
  return has_come != 0;
}

}  // namespace flotilla::jobs
