// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "limit/card.hpp"
#include "limit/plan.hpp"

namespace flotilla::limit {

inline constexpr char k_letters_title[] = "The letters";

/// A plan in words: how its letters are shot, what to shoot by what is sunk, and what to do when only the 2 is left.
/// Situations in which the same is to be done stand together.
///
/// @param squares  as in Card: shares are counts of its squares
[[nodiscard]] std::vector<CardSection> rules_of(const Plan& plan,
                                                const std::vector<std::string>& squares);

}  // namespace flotilla::limit
