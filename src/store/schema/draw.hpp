// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"

/// A `draw` file: placements, drawn at random or asked for by number
///   /provenance       as in every file
///   problem, board_rows, board_cols, fleet, touch, evidence, ship_length, ship_count, count, count_limbs   as in a count;
///                     `count` placements are numbered from 0
///   seed, first       attr uint64  draw `first` + i is placement random_number(seed, first + i, count); absent: asked for by number
///   slice, slices     attr uint64  it is slice `slice` of `slices` of a run, from 1; absent: the whole
///   draws/            in order
///     rank            uint64 [n x m]  numbers of the placements, least significant limb first
///     ships           int32 [n]       how many ships each has; theirs follow one another in
///     row, col, length   int32 [s];   down   uint8 [s]: each ship's first cell, from 0; 1 = downwards, 0 = across or one cell
///   run/              as in a count
namespace flotilla::store::schema {

inline constexpr char k_draw_filetype[] = "flotilla draw";
inline constexpr char k_seed[] = "seed";
inline constexpr char k_first[] = "first";
inline constexpr char k_draws[] = "draws";
inline constexpr char k_slice[] = "slice";
inline constexpr char k_slices[] = "slices";
inline constexpr char k_ships[] = "ships";
inline constexpr char k_col[] = "col";
inline constexpr char k_down[] = "down";
inline constexpr char k_rank[] = "rank";

}  // namespace flotilla::store::schema
