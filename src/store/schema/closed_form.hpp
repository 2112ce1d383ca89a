// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"

/// A `closed form` file: the placements of a fleet on all boards; see space/closed_form.hpp for phi
///   /provenance       as in every file
///   fleet, touch      attr text;   ship_length, ship_count   as in a count
///   half_perimeter    attr int32   K: phi is 0 where width + height is more
///   first_side        attr int32   the polynomial holds on boards with at least so many rows and columns
///   length            int32 [k]       the lengths with ships
///   used              int32 [c x k]   row i: ships of each length in smaller fleet i; the last row is the whole fleet
///   phi/              every phi that is not 0, 1-D columns of equal length
///     width, height   int32    of the bounding box, width <= height; the turned box has the same phi
///     smaller_fleet   int32    row of `used`
///     numerator, denominator   text   in lowest terms, decimal
///   polynomial/       placements of the whole fleet on m x n cells: every term but those with coefficient 0
///     power_of_m, power_of_n   int32;   numerator, denominator   text
///   boards/           the boards counted for it: board_rows, board_cols int32; seconds float64 (never compared)
///   run/              as in a count
namespace flotilla::store::schema {

inline constexpr char k_closed_form_filetype[] = "flotilla closed form";
inline constexpr char k_half_perimeter[] = "half_perimeter";
inline constexpr char k_first_side[] = "first_side";
inline constexpr char k_phi[] = "phi";
inline constexpr char k_width[] = "width";
inline constexpr char k_height[] = "height";
inline constexpr char k_smaller_fleet[] = "smaller_fleet";
inline constexpr char k_numerator[] = "numerator";
inline constexpr char k_denominator[] = "denominator";
inline constexpr char k_power_of_m[] = "power_of_m";
inline constexpr char k_power_of_n[] = "power_of_n";
inline constexpr char k_boards[] = "boards";

}  // namespace flotilla::store::schema
