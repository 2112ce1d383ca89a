// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "fleet/layout.hpp"
#include "puzzle/search.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {

/// The same answers as search() from a blank position, found by a learning satisfiability solver: for
/// boards that are too dense for depth first search. Answers come in another order; `branch_points` are its
/// decisions, and SearchLimits::branch_points is not looked at.
///
/// @param near  what the first answers are looked for near to, if not null.
[[nodiscard]] SearchResult sat_search(const Task& task, const SearchLimits& limits,
                                      const std::function<void(const Layout&)>& visit,
                                      const Layout* near = nullptr);

}  // namespace flotilla::puzzle
