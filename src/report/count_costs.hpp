// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>

#include "report/published.hpp"
#include "report/result_tables.hpp"

namespace flotilla::report {

/// What counts took, of those files that are of `flotilla count`: seconds, and the most states after a row. A row for each board
/// of which something was published, the one of the least time where files have several. Times are of a machine: two
/// runs give two tables.
[[nodiscard]] ResultTable table_of_costs(std::span<const std::filesystem::path> paths,
                                         const Published& published);

}  // namespace flotilla::report
