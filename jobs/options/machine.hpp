// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// Bytes this process and others on the machine may still take: the least of the memory available, the
/// limits of its control groups and its address space limit. 0 if nothing says.
[[nodiscard]] std::uint64_t memory_available();

inline constexpr int k_max_threads = 1024;

/// What a rank may use when the options say nothing. The same on every rank.
struct MachineShare {
  int threads = 1;
  std::uint64_t memory_bytes =
      0;  // 90 % of the memory available, over the ranks of the node; 0: unknown
};

/// Collective. Threads: OMP_NUM_THREADS if set; else the processors this process may run on, over the ranks
/// that may run on the same ones.
[[nodiscard]] MachineShare machine_share(shard::Communicator& ranks);

}  // namespace flotilla::jobs
