// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/hunt_settings.hpp"
#include "store/hunt_file.hpp"

namespace flotilla::jobs {

/// What `flotilla hunt` prints: how many shots each hunter needs, and each one's difference from the first on the
/// same layouts. Requires games.
[[nodiscard]] std::string hunt_text(const HuntSettings& settings, const store::HuntRecord& record);

}  // namespace flotilla::jobs
