// SPDX-License-Identifier: MIT
#pragma once

/// What files call themselves that are one table and nothing else; their columns stand in results/README.md.
namespace flotilla::store::schema {

inline constexpr char k_limit_filetype[] = "flotilla limit";  // plans, classes and what they win
inline constexpr char k_optimal_filetype[] = "flotilla optimal play";
inline constexpr char k_sampler_check_filetype[] = "flotilla sampler check";

}  // namespace flotilla::store::schema
