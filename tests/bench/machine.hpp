// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace flotilla::bench {

/// What a time depends on, each in words for the head of a table.
struct Machine {
  std::string processor;        // "Intel(R) Xeon(R) Processor, 2 cores"
  std::string caches;           // "L1d 48K, L1i 32K, L2 2048K, L3 307200K"
  std::string memory;           // "23.6 GiB"
  std::string instruction_set;  // "avx512": of the kernels
  std::string compiler;         // "GNU 12.2.0, Release"
};

/// Linux; what it does not say is "unknown".
[[nodiscard]] Machine this_machine();

/// Processors this process may run on; 1 without OpenMP.
[[nodiscard]] int processors();

}  // namespace flotilla::bench
