// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"
#include "store/schema/draw.hpp"
#include "store/schema/study.hpp"

/// A `hunt` file: games of several hunters on the same layouts
///   /provenance       as in every file
///   problem, board_rows, board_cols, fleet, touch   attrs;   ship_length, ship_count   as in a count
///   answers           attr text    "hits", "sunk", "sunk_length" or "named"
///   salvo             attr int32   shots before the next answers
///   layouts           attr text    which ones hide: "layouts of pattern 1,4"; only where not all placements are as likely
///   asked             attr text    all that the shots depend on; equal: so are the shots
///   seed              attr uint64;   games attr uint64: of the whole hunt;   first attr uint64: index of the first game here
///   early             attr int32   how many first shots of a game early_shots counts
///   hunters/0000, ... one a hunter, in the order they were named
///     hunter          attr text    "density"
///     cpu_seconds     attr float64 of playing, all threads
///     shots           uint64 [n]   of each game, in order
///     early_shots     uint64 [board_rows * board_cols]   games with the cell among the first shots, row-major
///   run/              as in a count
namespace flotilla::store::schema {

inline constexpr char k_hunt_filetype[] = "flotilla hunt";
inline constexpr char k_answers[] = "answers";
inline constexpr char k_salvo[] = "salvo";
inline constexpr char k_hidden_layouts[] = "layouts";
inline constexpr char k_early[] = "early";
inline constexpr char k_hunters[] = "hunters";
inline constexpr char k_hunter[] = "hunter";
inline constexpr char k_shots[] = "shots";
inline constexpr char k_early_shots[] = "early_shots";
inline constexpr char k_games[] = "games";
inline constexpr char k_cpu_seconds[] = "cpu_seconds";

}  // namespace flotilla::store::schema
