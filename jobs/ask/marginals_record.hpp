// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "fleet/evidence.hpp"
#include "report/heat_map.hpp"
#include "space/berth_counts.hpp"
#include "store/marginals_file.hpp"

namespace flotilla::jobs {

/// How many placements use each berth, as a file holds it.
/// @param asked     what every record says
/// @param is_blank  nothing is known of the board
[[nodiscard]] store::MarginalsRecord record_of(store::QuestionRecord asked,
                                               const space::BerthCounts& counts, bool is_blank);

/// Cells that evidence shows as ship or water, row-major; nothing is known without it.
[[nodiscard]] std::vector<report::Mark> marks_of(const Board& board,
                                                 const std::optional<Evidence>& evidence);

/// The cells not known yet that most placements have a ship in, row-major: several if they are even.
/// Empty if all are known or there are no placements.
[[nodiscard]] std::vector<Cell> likeliest_cells(const store::MarginalsRecord& record,
                                                const std::vector<report::Mark>& marks);

/// The cells of each symmetry class, both in row-major order.
[[nodiscard]] std::vector<std::vector<Cell>> classes_of(const store::MarginalsRecord& record);

/// The probabilities of one part of a table, such as one length of `by_length`.
/// @param record  count > 0
[[nodiscard]] report::HeatMap heat_map_of(const store::MarginalsRecord& record,
                                          const store::ExactTable& table, std::size_t part = 0);

}  // namespace flotilla::jobs
