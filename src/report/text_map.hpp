// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "report/heat_map.hpp"

namespace flotilla::report {

/// The map in lines of text: column letters, row numbers, percent in each cell (with a decimal where the board
/// has at most 12 columns, and one more where all are small). Known cells show ~ for water and * for a ship
/// instead. Ends in a newline.
///
/// @param has_colour  colour the cells with the 24-bit escapes of terminals.
[[nodiscard]] std::string text_map(const HeatMap& map, bool has_colour);

}  // namespace flotilla::report
