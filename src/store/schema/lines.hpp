// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/marginals.hpp"
#include "store/schema/price.hpp"

/// A `lines` file: how many placements leave each number of ship cells in a row or column
///   /provenance       as in every file
///   problem, board_rows, board_cols, fleet, touch, evidence, count   attrs;   ship_length, ship_count   as in `marginals`
///   row_numbers/      exact table [r x (c + 1)]: by row, and by ship cells in it, 0..c; absent if not asked for
///   column_numbers/   exact table [c x (r + 1)]; absent if not asked for
///   row_pair/         exact table [(c + 1) x (c + 1)]: by ship cells in row `first` and row `second`; absent if not asked for
///     first, second   attr int32   from 0
///   run/              as in a count
namespace flotilla::store::schema {

inline constexpr char k_lines_filetype[] = "flotilla lines";
inline constexpr char k_column_numbers[] = "column_numbers";
inline constexpr char k_row_pair[] = "row_pair";
inline constexpr char k_second[] = "second";

}  // namespace flotilla::store::schema
