// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"
#include "store/schema/draw.hpp"
#include "store/schema/hunt.hpp"

/// A `races` file: games of plans for {3,3,2} against a rival's, or a slice of them
///   /provenance       as in every file
///   side, wraps       attrs int32   the board is side x side; 1 = it wraps around
///   rival             attr text     the plan raced against
///   last_sweep        attr text     "smaller" or "dark": the colour swept last, where a plan leaves it open
///   seed              attr uint64   race i of a kind of layouts is that of streams i of this seed
///   slice, slices     attrs int32   slice 1 .. slices of the experiment; 1 of 1: all of it
///   races/0000, ...   one group a kind of layouts
///     layouts         attr text     "random", or a pattern: differences of diagonals modulo 6, such as "1,4"
///     wanted          attr uint64   races of the whole experiment
///     first, count    uint64 [r]    ranges of races in this file, ascending
///     rival_games     uint64 [cells + 1]   element s: games of the rival that took s shots
///     plans/0000, ... one group a plan
///       plan          attr text
///       wins, ties, losses   attrs uint64   races with fewer, as many, more shots than the rival on the same layout
///       games         uint64 [cells + 1]   as rival_games
///       limit         attr float64   the exact win rate on a board without end; absent: not asked for
///   run/              as in a count; and cpu_seconds attr float64, of all threads and ranks
///
/// A `finite boards` file: a table file, one row a board, plan and colour swept last; the columns say what they are
namespace flotilla::store::schema {

inline constexpr char k_race_filetype[] = "flotilla races";
inline constexpr char k_finite_boards_filetype[] = "flotilla finite boards";
inline constexpr char k_side[] = "side";
inline constexpr char k_wraps[] = "wraps";
inline constexpr char k_rival[] = "rival";
inline constexpr char k_last_sweep[] = "last_sweep";
inline constexpr char k_races[] = "races";
inline constexpr char k_layouts[] = "layouts";
inline constexpr char k_wanted[] = "wanted";
inline constexpr char k_rival_games[] = "rival_games";
inline constexpr char k_plans[] = "plans";
inline constexpr char k_plan[] = "plan";
inline constexpr char k_wins[] = "wins";
inline constexpr char k_ties[] = "ties";
inline constexpr char k_losses[] = "losses";
inline constexpr char k_limit[] = "limit";

}  // namespace flotilla::store::schema
