// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

// `flotilla limit laws, race, guarantee, table`: one plan's or several plans' exact numbers.

void limit_laws(const OptionValues& values, const std::string& command_line);
void limit_race(const OptionValues& values, const std::string& command_line);
void limit_guarantee(const OptionValues& values, const std::string& command_line);
void limit_table(const OptionValues& values, const std::string& command_line);

}  // namespace flotilla::jobs
