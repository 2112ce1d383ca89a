// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "fleet/evidence.hpp"

namespace flotilla {

/// Reads one row of cells, a symbol (clue.hpp) a cell, into `evidence`; blanks between cells are ignored.
///
/// @param where  names the place in messages: "grid.txt:3".
/// @return       what follows the last cell, trimmed: a row number or nothing.
/// @throws InputError  if a character is no symbol, or there are fewer cells than columns.
std::string_view read_grid_row(std::string_view line, int row, const std::string& where,
                               Evidence& evidence);

/// The row in symbols, without blanks.
[[nodiscard]] std::string grid_row(const Evidence& evidence, int row);

/// A number of ship cells or, where it is not known, `?` or `-`.
///
/// @param what  names it in messages: "grid.txt:3: row number".
/// @throws InputError  as parse_int.
[[nodiscard]] std::optional<int> parse_number(std::string_view text, int most,
                                              const std::string& what);

}  // namespace flotilla
