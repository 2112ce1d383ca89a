// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "report/fact.hpp"
#include "report/series_plot.hpp"
#include "store/count_record.hpp"

namespace flotilla::report {

/// Placements on n x n boards against n, a line a fleet and touch rule; no placements have no point.
/// @throws InputError  if there are no two points of one line.
[[nodiscard]] SeriesPlot counts_against_size(std::span<const Fact> facts);

/// What counting a board took.
enum class Cost { states, seconds };

/// The most states alive after a row, or the wall-clock seconds of a count, on n x n boards against n, a line a fleet and
/// touch rule. Of a board counted more than once the least. @throws InputError  if there are no two points of one line.
[[nodiscard]] SeriesPlot costs_against_size(std::span<const store::CountRecord> counts, Cost cost);

/// Percent of all placements that leave k ship cells in a line, against k, a line a board, fleet and touch rule.
/// @throws InputError  if there are no two points of one line.
[[nodiscard]] SeriesPlot shares_by_number(std::span<const Fact> facts);

}  // namespace flotilla::report
