// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

/// `flotilla limit curves`: points of curves of plans, for flotilla plot.
/// @throws InputError  for kinds there are not, and files that a kind has no use for.
void limit_curves(const OptionValues& values, const std::string& command_line);

}  // namespace flotilla::jobs
