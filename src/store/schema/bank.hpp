// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"
#include "store/schema/draw.hpp"
#include "store/schema/solve.hpp"

/// A `bank` file: printed boards that were made, each with its answer
///   /provenance       as in every file
///   problem, board_rows, board_cols, fleet, touch, ship_length, ship_count   as in a count
///   sampler           attr text    how the answers were drawn: "exact", all placements alike; "sequential", not uniform
///   count             attr text    of all placements, in decimal; absent: not known
///   seed, first, boards_asked   attrs uint64   board I of a seed is the same in every bank of the same options
///   reading           attr text    what a printed piece tells: "shapes" or "occupancy"
///   up_to             attr text    rules up to this rung finish every board; absent: search may be needed
///   grade             attr text    boards of this grade were wanted; absent: any
///   passes            attr int32   1: what the one answer does without went; 2: first what the rules do without
///   removes_numbers   attr int32   1: numbers of lines could go as well
///   attempts_allowed  attr uint64  answers drawn for a board at most
///   effort_allowed    attr uint64  an answer whose board was learned from so many conflicts was given up; 0: none was
///                                (files of before lack it, and given_up, conflicts and not_made_given_up)
///   boards/           those made, in order
///     index           uint64 [n]   of the seed
///     attempts        uint64 [n]   answers drawn until one gave a board that was wanted
///     given_up        uint64 [n]   of them, given up: the bank leans to boards that take less
///     conflicts       uint64 [n]   that the board was learned from
///     grade           uint8 [n]    highest rung needed, 0 count, 1 touch, 2 line, 3 fleet, 4 probe; 5 search
///     clue            uint8 [n x (r c)]   cells row-major, as ASCII: . unknown ~ water * ship o < > ^ v m
///     row_number, column_number   int32 [n x r], [n x c]   ship cells; -1 = not printed
///     ships, row, col, length, down   the answers, as in a draw
///     seconds         float64 [n]  never compared between runs
///     not_made        uint64 [m]   indices for which no attempt gave a board that was wanted
///     not_made_given_up   uint64 [m]   attempts at each of them that were given up
///   run/              as in a count
namespace flotilla::store::schema {

inline constexpr char k_bank_filetype[] = "flotilla bank";
inline constexpr char k_sampler[] = "sampler";
inline constexpr char k_boards_asked[] = "boards_asked";
inline constexpr char k_reading[] = "reading";
inline constexpr char k_up_to[] = "up_to";
inline constexpr char k_grade[] = "grade";
inline constexpr char k_passes[] = "passes";
inline constexpr char k_removes_numbers[] = "removes_numbers";
inline constexpr char k_attempts_allowed[] = "attempts_allowed";
inline constexpr char k_effort_allowed[] = "effort_allowed";
inline constexpr char k_attempts[] = "attempts";
inline constexpr char k_given_up[] = "given_up";
inline constexpr char k_clue[] = "clue";
inline constexpr char k_row_number[] = "row_number";
inline constexpr char k_column_number[] = "column_number";
inline constexpr char k_not_made[] = "not_made";
inline constexpr char k_not_made_given_up[] = "not_made_given_up";

}  // namespace flotilla::store::schema
