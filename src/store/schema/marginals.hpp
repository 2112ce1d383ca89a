// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/closed_form.hpp"
#include "store/schema/count.hpp"
#include "store/schema/draw.hpp"
#include "store/schema/price.hpp"

/// A `marginals` file: how many placements have a ship in each cell, and how these part
///   /provenance       as in every file
///   problem, board_rows, board_cols, fleet, touch, evidence   attrs;   ship_length, ship_count   as in a count
///   count             attr text    placements that agree with what is known, in decimal
///   rings             attr text[]  the rings swept
///   length            int32 [k]    the lengths with ships
///   shape             text [6]     what a solved board prints in a ship cell: "submarine", "left end", ...
///   ship/             placements with a ship in each cell: an exact table of r x c cells, row-major
///   by_length/        the same parted by the length of the ship in the cell: r x c x k
///   by_axis/          ships longer than a cell, across and down: r x c x 2
///   by_shape/         by the shape printed: r x c x 6
///   berths/           one entry a berth that some placement uses, 1-D columns of equal length
///     row, col        int32    its first cell, from 0
///     length, vertical   int32    vertical = 1: it goes down from there, 0: to the right
///     placements      text
///   symmetry_class    int32 [r x c]   the class of each cell; equal: the symmetries of the board make them alike. Every cell is a
///                     class of its own where something is known
///   run/              as in a count
///   An exact table is a group of datasets of one shape
///     placements      text     decimal
///     numerator, denominator   text   placements / count in lowest terms
///     probability     float64  the same, for plots
///   The last three are left out where count is 0 and there are no probabilities.
namespace flotilla::store::schema {

inline constexpr char k_marginals_filetype[] = "flotilla marginals";
inline constexpr char k_shape[] = "shape";
inline constexpr char k_ship[] = "ship";
inline constexpr char k_by_length[] = "by_length";
inline constexpr char k_by_axis[] = "by_axis";
inline constexpr char k_by_shape[] = "by_shape";
inline constexpr char k_probability[] = "probability";
inline constexpr char k_berths[] = "berths";
inline constexpr char k_vertical[] = "vertical";
inline constexpr char k_symmetry_class[] = "symmetry_class";

}  // namespace flotilla::store::schema
