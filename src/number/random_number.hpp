// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "number/bigint.hpp"

namespace flotilla {

/// Number `index` of the stream `seed`: uniform on 0 .. below - 1, exactly.
///
/// Depends on its arguments alone, so draw i is the same on any thread, rank and machine. Integer
/// arithmetic only: Philox 4x32-10 counters (Salmon et al., SC 2011), as many words as `below` has bits,
/// taken again while they are too large: less than twice on average.
/// @param below  at least 1.
[[nodiscard]] BigInt random_number(std::uint64_t seed, std::uint64_t index, const BigInt& below);

}  // namespace flotilla
