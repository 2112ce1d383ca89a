// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/position.hpp"

namespace flotilla::puzzle {

/// The open cell to assume next: of those that berths of the longest ship owed can take, one whose lines leave little
/// to choose and that many of the berths take. There must be an open cell.
[[nodiscard]] Cell branch_cell(const Position& position);

}  // namespace flotilla::puzzle
