// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "report/heat_map.hpp"
#include "store/marginals_file.hpp"

namespace flotilla::jobs {

/// Marginals as one JSON object on one line; numbers of placements are strings. @param marks  what is known.
[[nodiscard]] std::string marginals_json(const store::MarginalsRecord& record,
                                         const std::vector<report::Mark>& marks);

}  // namespace flotilla::jobs
