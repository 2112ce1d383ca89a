// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/file.hpp"
#include "store/schema/study.hpp"

/// A table file (bench results and the like)
///   /provenance       as in every file
///   /columns          attr order text[]: the columns from left to right
///   /columns/NAME     float64, uint64 or text [n], attr unit text ("" = a pure number)
/// Of curves: title, curve, x and y, whose units are the titles of the axes; x_name, where x = 1, 2, .. are things with names.
namespace flotilla::store::schema {

inline constexpr char k_curves_filetype[] = "flotilla curves";
inline constexpr char k_x_name[] = "x_name";
inline constexpr char k_guarantee_curve[] =
    "guarantee";  // drawn above the others, which it touches
inline constexpr char k_columns[] = "columns";
inline constexpr char k_order[] = "order";

}  // namespace flotilla::store::schema
