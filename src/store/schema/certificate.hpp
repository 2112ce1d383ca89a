// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/file.hpp"
#include "store/schema/hunt.hpp"
#include "store/schema/races.hpp"

/// A `certificate` file: a mixture of lattice plans for the race on a very large board, and what it wins; the numbering of
/// places and the meaning of all: limit/verify/mixture_claim.hpp
///   /provenance       as in every file
///   class             attr text    "basic", "runs", "order", "classic" or "classic-c";   lines   attr int32
///   states            text [s]     what a plan knows of the sunk ships
///   orders            text [o]     segments of last sweeps;   pairs   int32 [p x 2]   classes of the 3s that start one
///   scale             attr text    decimal: what the boards are over
///   plans/0000, plans/0001, ...
///     weight          attr uint64  its chance is weight over the sum of weights
///     moves           uint8 [s x places]   0..3, or 255 where the plan never comes
///     orders          uint8 [p x places], for class order [p x 1]   row of `orders`, or 255 where there is no last sweep
///     boards          text [b]     decimal: chance to win x scale by the classes of one 3, the other and the 2
///   patterns, values  text [12]    (classic: [326], or by groups that plans with C tell apart) "0,3", and the mixture's chance to win there as a fraction
///   guarantee         attr text    the least of the values
///
/// An `upper certificate` file: a mix of the hider in that race, and what no plan of a class passes against it
///   /provenance       as in every file
///   class             attr text    "basic" or "runs";   lines   attr int32   of the lattice that the proof is on
///   patterns          text [12]    "0,3", ...;   weights   uint64 [12]   the chance of each, in 1e-9
///   bound             attr text    the chance to win that no plan passes, as a fraction
namespace flotilla::store::schema {

inline constexpr char k_certificate_filetype[] = "flotilla certificate";
inline constexpr char k_upper_certificate_filetype[] = "flotilla upper certificate";
inline constexpr char k_plan_class[] = "class";
inline constexpr char k_lines[] = "lines";
inline constexpr char k_orders[] = "orders";
inline constexpr char k_pairs[] = "pairs";
inline constexpr char k_scale[] = "scale";
inline constexpr char k_weight[] = "weight";
inline constexpr char k_moves[] = "moves";
inline constexpr char k_patterns[] = "patterns";
inline constexpr char k_values[] = "values";
inline constexpr char k_guarantee[] = "guarantee";
inline constexpr char k_weights[] = "weights";
inline constexpr char k_bound[] = "bound";

}  // namespace flotilla::store::schema
