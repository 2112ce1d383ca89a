// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

// `flotilla limit mix, tune`: better plans out of plans.

void limit_mix(const OptionValues& values, const std::string& command_line);
void limit_tune(const OptionValues& values, const std::string& command_line);

}  // namespace flotilla::jobs
