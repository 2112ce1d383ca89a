// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"

/// A `ceiling` file: what nobody wins more than in the race on a very large board, and which proof says so
///   /provenance       as in every file;   ship_length, ship_count   as in a count
///   relaxation        attr text    "flux", "r1" or "r2";   steps   attr int32   of the lattice; 0 for flux
///   ceiling           attr text    a share of 1: a fraction, or 10 decimals
namespace flotilla::store::schema {

inline constexpr char k_ceiling_filetype[] = "flotilla ceiling";
inline constexpr char k_relaxation[] = "relaxation";
inline constexpr char k_steps[] = "steps";
inline constexpr char k_ceiling[] = "ceiling";

}  // namespace flotilla::store::schema
