// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// Largest resident memory of any rank so far, in bytes. Collective.
[[nodiscard]] std::uint64_t peak_memory(shard::Communicator& ranks);

/// "peak memory 31 MiB", or "peak memory 31 MiB a rank, 1.2 GiB sent between ranks": what --time ends with. Collective.
[[nodiscard]] std::string memory_text(shard::Communicator& ranks);

}  // namespace flotilla::jobs
