// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "fleet/board.hpp"

namespace flotilla {

/// "B" is column 1, counted from 0: letters A .. Z, AA .. name columns, as on a sheet.
[[nodiscard]] std::string column_name(int col);

/// "B3" is row 3, column 2, counted from 1.
[[nodiscard]] std::string cell_name(Cell cell);

/// Reads such a name, in either case, white space around it ignored.
///
/// @param what  names the field in messages: `shots.txt: line 3: cell`.
/// @throws InputError  if it is no cell name, or lies outside the board: names the cell and the range.
[[nodiscard]] Cell parse_cell(std::string_view text, const Board& board, const std::string& what);

}  // namespace flotilla
