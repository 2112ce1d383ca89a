// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/hunt.hpp"
#include "store/schema/study.hpp"
#include "store/schema/table.hpp"

/// A `solve` or `check` file: a table file, "flotilla solve" or "flotilla check", one row a board
///   board             uint64   from 1;   name   text
///   verdict           text     "contradiction", "none", "one", "several", "at_least_one" or "undecided"
///   answers           uint64   found;   is_exact   uint64   1 = there are no others, 0 = there may be
///   engine            text     "clues" (nothing to search), "depth" or "learning"
///   branch_points, conflicts   uint64   of that engine
///   cpu_seconds       float64  of the thread that looked; never compared between runs
namespace flotilla::store::schema {

inline constexpr char k_solve_filetype[] = "flotilla solve";
inline constexpr char k_check_filetype[] = "flotilla check";
inline constexpr char k_board[] = "board";
inline constexpr char k_verdict[] = "verdict";
inline constexpr char k_is_exact[] = "is_exact";
inline constexpr char k_engine[] = "engine";
inline constexpr char k_branch_points[] = "branch_points";
inline constexpr char k_conflicts[] = "conflicts";

}  // namespace flotilla::store::schema
