// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Purposes of the random words of a game (number/random_words.hpp): its layout is drawn with purpose 0.
namespace flotilla::hunt {

inline constexpr std::uint32_t k_random_purpose = 1;
inline constexpr std::uint32_t k_parity_purpose = 2;
inline constexpr std::uint32_t k_target_purpose = 3;
inline constexpr std::uint32_t k_posterior_purpose = 4;
inline constexpr std::uint32_t k_plan_purpose = 5;

}  // namespace flotilla::hunt
