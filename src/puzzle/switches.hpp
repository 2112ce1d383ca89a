// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "fleet/layout.hpp"
#include "fleet/touch.hpp"

namespace flotilla::puzzle {

/// Layouts with the same fleet and the same numbers in all lines, made by letting two equal ships that lie the same way trade
/// their columns: (r, c) and (s, d) become (r, d) and (s, c). The commonest other answers of a board that prints too little.
///
/// @param answer  keeps the touch rule; so do these.
[[nodiscard]] std::vector<Layout> switched(const Layout& answer, Touch touch);

}  // namespace flotilla::puzzle
