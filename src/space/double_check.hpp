// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "space/count.hpp"

namespace flotilla::space {

/// Longest frontier a transposed recount is tried with.
inline constexpr int k_max_transposed_frontier = 24;

/// A second count that shares no table with the first, and its comparison.
struct DoubleCheck {
  std::string how;  // "transposed 8x12, Z/9223372036854775783"
  bool agrees = false;
  std::string conflict;  // first coefficient that differs, modulo the ring of the second count
  double seconds = 0;
  bool is_stopped = false;
};

/// Recounts on the transposed board (on a square one, or when that does not fit the memory limit:
/// with the cut moved by a column) in a prime ring, and compares every coefficient.
///
/// Collective over `ranks`. @throws LimitError  if neither way fits the memory limit.
[[nodiscard]] DoubleCheck double_check(const CountResult& result, const CountOptions& options,
                                       shard::Communicator& ranks, const CountHooks& hooks = {});

}  // namespace flotilla::space
