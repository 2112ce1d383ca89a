// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

/// `flotilla limit card`: a plan as rules for people. @throws InputError  as card_of, card_sheet and read_strategy.
void limit_card(const OptionValues& values, const std::string& command_line);

}  // namespace flotilla::jobs
