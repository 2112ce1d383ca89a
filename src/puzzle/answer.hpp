// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "fleet/layout.hpp"
#include "puzzle/position.hpp"

namespace flotilla::puzzle {

/// The layouts that a position without open cells stands for: one or none where ships keep apart, else every way to
/// divide its cells into the fleet.
///
/// They are read off the cells and checked against the fleet, the numbers and what is printed by themselves, without
/// the rungs.
void for_each_answer(const Position& position, const std::function<bool(const Layout&)>& visit);

/// True if the layout is an answer of the task; shares nothing with the rungs.
[[nodiscard]] bool is_answer(const Task& task, const Layout& layout);

}  // namespace flotilla::puzzle
