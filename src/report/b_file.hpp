// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "report/fact.hpp"

namespace flotilla::report {

/// The OEIS's b-file of placements on n x n boards: a line "n a(n)" each, n rising by one.
///
/// @throws InputError  if the facts hold no such sequence, several (names them), or one with gaps (names the first).
[[nodiscard]] std::string b_file_of(std::span<const Fact> facts);

/// Counts that b_file_of() passes over, in a sentence: those of boards that are no squares or partly known; "" if there are none.
[[nodiscard]] std::string left_out_of_b_file(std::span<const Fact> facts);

}  // namespace flotilla::report
