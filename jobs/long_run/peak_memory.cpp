// SPDX-License-Identifier: MIT
#include "jobs/long_run/peak_memory.hpp"

#include <fmt/format.h>

#include "number/size_text.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

std::uint64_t peak_memory(shard::Communicator& ranks) {
  std::uint64_t bytes = store::peak_memory_of_process();
  ranks.maximum({&bytes, 1});
  return bytes;
}

std::string memory_text(shard::Communicator& ranks) {
  std::uint64_t sent = ranks.bytes_sent();
  ranks.sum({&sent, 1});
  const std::uint64_t peak = peak_memory(ranks);
  if (ranks.size() == 1) return fmt::format("peak memory {}", size_text(peak));
  return fmt::format("peak memory {} a rank, {} sent between ranks", size_text(peak),
                     size_text(sent));
}

}  // namespace flotilla::jobs
