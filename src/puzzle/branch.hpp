// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/position.hpp"

namespace flotilla::puzzle {

/// The open cell to assume next: of those that berths of the longest ship owed can take, the one that most of them
/// take; among equals, in the line with least to choose from. There must be an open cell.
[[nodiscard]] Cell branch_cell(const Position& position);

}  // namespace flotilla::puzzle
