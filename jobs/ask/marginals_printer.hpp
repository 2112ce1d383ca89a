// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/options/marginals_settings.hpp"
#include "report/heat_map.hpp"
#include "store/marginals_file.hpp"

namespace flotilla::jobs {

/// What `flotilla marginals` prints: maps and tables, the numbers alone, or JSON.
/// @param marks  what is known of each cell.
[[nodiscard]] std::string marginals_text(const MarginalsSettings& settings,
                                         const store::MarginalsRecord& record,
                                         const std::vector<report::Mark>& marks, bool has_colour);

}  // namespace flotilla::jobs
