// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "report/fact.hpp"

namespace flotilla::report {

/// How much more some plans and classes on a board without end win than others, where both are among the facts: "class runs
/// against random, less class tiers against random". Its interval is as wide as both together.
[[nodiscard]] std::vector<Fact> limit_gains(std::span<const Fact> facts);

}  // namespace flotilla::report
