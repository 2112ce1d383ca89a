// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "fleet/layout.hpp"

/// How placements are written; layout_reader.hpp reads them back.
namespace flotilla {

/// A placement as a picture, with the names of columns and rows and, at the right and below, how many ship
/// cells each has. Symbols as in clue.hpp, `~` for water:
///
///         A B C D
///       1 ~ < > ~  2
///       2 ~ ~ ~ ~  0
///       3 o ~ ^ ~  2
///       4 ~ ~ v ~  1
///         1 1 3 0
///
/// @param layout  a placement on `board`.
[[nodiscard]] std::string layout_grid(const Layout& layout, const Board& board);

/// Its ships as a JSON array of [first cell, "across" or "down", length]: `[["B1","across",2],["A3","across",1]]`.
/// A ship of one cell is "across".
[[nodiscard]] std::string layout_json(const Layout& layout);

}  // namespace flotilla
