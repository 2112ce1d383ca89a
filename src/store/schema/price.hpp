// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"

/// A `price` file: what row and column numbers leave of a space; see space/number_prices.hpp
///   /provenance       as in every file
///   problem, board_rows, board_cols, fleet, touch   attrs, ship_length, ship_count   as in a count
///   placements, number_sets (different ones), pinned (placements with numbers of their own)   attrs uint64
///   median_left, worst_left   attrs uint64   placements left, over all placements;   mean_left   attr float64, rounded
///   groups/           size, number_sets   uint64 [g]: so many sets of numbers are each shared by `size` placements, ascending
///   states, row_numbers, additions   attrs uint64   how it was found: states of the automaton of rows, beginnings of the
///                     row numbers, additions of ways
///   run/              as in a count
namespace flotilla::store::schema {

inline constexpr char k_price_filetype[] = "flotilla price";
inline constexpr char k_placements[] = "placements";
inline constexpr char k_number_sets[] = "number_sets";
inline constexpr char k_pinned[] = "pinned";
inline constexpr char k_median_left[] = "median_left";
inline constexpr char k_worst_left[] = "worst_left";
inline constexpr char k_mean_left[] = "mean_left";
inline constexpr char k_groups[] = "groups";
inline constexpr char k_size[] = "size";
inline constexpr char k_row_numbers[] = "row_numbers";
inline constexpr char k_additions[] = "additions";

}  // namespace flotilla::store::schema
