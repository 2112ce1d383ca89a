// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/file.hpp"

/// A `count` file: one record a board, also when there is only one
///   /provenance       as in every file
///   /counts/0000, /counts/0001, ...
///     problem         attr text    canonical problem, the key two runs are compared by
///     board_rows, board_cols   attr int32
///     fleet, touch    attr text
///     evidence        attr text    what is known of the board, as JSON; absent: nothing
///     ship_length     int32 [n]    the fleet as a table, one row a length, shortest first ...
///     ship_count      int64 [n]    ... and how many ships have it; -1 = as many as one likes
///     count           attr text    the answer in decimal
///     count_limbs     uint64 [m]   the same, least significant limb first; one zero limb for 0
///     bound_bits      attr int32   the answer is proven to be below 2^bound_bits
///     rings           attr text[]  the rings swept, in order
///     table_bytes     attr uint64  largest state table of the run
///     polynomial/     the count of every smaller fleet
///       length        int32 [k]       the lengths that have a variable (those with a limit)
///       used          int32 [c x k]   row i: ships of each such length that coefficient i has
///       limbs         uint64 [c x m]  row i: the number of placements with exactly these ships
///     rows/           one entry a swept row, 1-D columns of equal length
///       ring          int32    index into `rings`
///       row           int32    from 0, top down
///       states        uint64   states alive after the row
///       bytes         uint64   size of the table after the row
///       updates       uint64   coefficient-vector updates made in the row
///       seconds       float64  never compared between runs
///     run/            attrs: what depends on the run, not on the problem; never compared between runs
///       config        text     every option as used, TOML
///       seconds       float64;   peak_memory_bytes   uint64
namespace flotilla::store::schema {

inline constexpr char k_count_filetype[] = "flotilla count";
inline constexpr char k_counts[] = "counts";
inline constexpr char k_problem[] = "problem";
inline constexpr char k_board_rows[] = "board_rows";
inline constexpr char k_board_cols[] = "board_cols";
inline constexpr char k_fleet[] = "fleet";
inline constexpr char k_touch[] = "touch";
inline constexpr char k_evidence[] = "evidence";
inline constexpr char k_ship_length[] = "ship_length";
inline constexpr char k_ship_count[] = "ship_count";
inline constexpr char k_count[] = "count";
inline constexpr char k_count_limbs[] = "count_limbs";
inline constexpr char k_bound_bits[] = "bound_bits";
inline constexpr char k_rings[] = "rings";
inline constexpr char k_table_bytes[] = "table_bytes";
inline constexpr char k_polynomial[] = "polynomial";
inline constexpr char k_length[] = "length";
inline constexpr char k_used[] = "used";
inline constexpr char k_limbs[] = "limbs";
inline constexpr char k_rows[] = "rows";
inline constexpr char k_ring[] = "ring";
inline constexpr char k_row[] = "row";
inline constexpr char k_states[] = "states";
inline constexpr char k_bytes[] = "bytes";
inline constexpr char k_updates[] = "updates";
inline constexpr char k_seconds[] = "seconds";
inline constexpr char k_run[] = "run";
inline constexpr char k_config[] = "config";

}  // namespace flotilla::store::schema
