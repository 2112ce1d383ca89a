// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/lines_settings.hpp"
#include "store/lines_file.hpp"

namespace flotilla::jobs {

/// What `flotilla lines` prints: tables of percent, the numbers alone, or JSON.
[[nodiscard]] std::string lines_text(const LinesSettings& settings,
                                     const store::LinesRecord& record);

}  // namespace flotilla::jobs
