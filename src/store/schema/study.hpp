// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"
#include "store/schema/draw.hpp"

/// A `study` file: a record of each draw, and what they say together; see study/study.hpp
///   /provenance       as in every file
///   study             attr text    its name
///   asked             attr text    all that the records depend on; equal: so are the records
///   seed              attr uint64
///   field, meaning    text [f]     the numbers of a record
///   spaces/0000, ...  one a board and fleet, or file of boards
///     space           attr text    "6x6", or the file
///     problem         attr text    canonical; "" for a file
///     draws           attr uint64  of the whole study; first attr uint64: the index of the first record here
///     is_whole        attr int32   1: every placement once, instead of random draws
///     records/FIELD   uint64 [n]   by draw, in order
///     figures/        name, title, unit text [g]; value, low, high float64 [g]: 95 % interval, not a number where there is none
///   run/              as in a count
namespace flotilla::store::schema {

inline constexpr char k_study_filetype[] = "flotilla study";
inline constexpr char k_study[] = "study";
inline constexpr char k_asked[] = "asked";
inline constexpr char k_field[] = "field";
inline constexpr char k_meaning[] = "meaning";
inline constexpr char k_spaces[] = "spaces";
inline constexpr char k_space[] = "space";
inline constexpr char k_is_whole[] = "is_whole";
inline constexpr char k_records[] = "records";
inline constexpr char k_figures[] = "figures";
inline constexpr char k_name[] = "name";
inline constexpr char k_title[] = "title";
inline constexpr char k_value[] = "value";
inline constexpr char k_low[] = "low";
inline constexpr char k_high[] = "high";
inline constexpr char k_unit[] = "unit";

}  // namespace flotilla::store::schema
