// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "frontier/kernel.hpp"

namespace flotilla::space {

/// What a sweep has of the machine. Nothing here changes an answer.
struct EngineOptions {
  int threads = 1;                 // per rank, >= 1
  std::uint64_t memory_limit = 0;  // bytes per rank; 0: no limit
  frontier::InstructionSet instruction_set = frontier::best_instruction_set();
};

}  // namespace flotilla::space
