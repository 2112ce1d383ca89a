// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "number/bigint.hpp"
#include "store/lines_file.hpp"

namespace flotilla::jobs {

using NumberTable = std::vector<std::vector<BigInt>>;  // [line][ship cells in it]

/// @param table  not empty, of equal rows.
[[nodiscard]] store::ExactTable exact_table(const NumberTable& table);
[[nodiscard]] NumberTable number_table(const store::ExactTable& table);

/// Share of the placements that a printed number leaves on average: [number], the mean over lines.
/// @param total  placements, > 0
[[nodiscard]] std::vector<Rational> mean_over_lines(const NumberTable& lines, const BigInt& total);

}  // namespace flotilla::jobs
