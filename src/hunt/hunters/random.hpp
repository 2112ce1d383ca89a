// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "hunt/hunter.hpp"

namespace flotilla::hunt {

/// Fires at all cells in a uniformly random order, whatever is answered.
///
/// The mean on any layout of s ship cells on n cells is s (n + 1) / (s + 1): the place of the last of s marks
/// in a random order.
[[nodiscard]] std::unique_ptr<Hunter> random_hunter(const GameRules& rules, std::uint64_t seed);

}  // namespace flotilla::hunt
