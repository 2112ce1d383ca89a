// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla::space {

/// Numbers of the placements that draws first .. first + count - 1 of a seed are: draw i is placement
/// random_number(seed, i, total), each as likely as any other, whoever draws it.
///
/// @param total  of the placements, at least 1.
[[nodiscard]] std::vector<BigInt> draw_numbers(std::uint64_t seed, std::uint64_t first,
                                               std::uint64_t count, const BigInt& total);

}  // namespace flotilla::space
