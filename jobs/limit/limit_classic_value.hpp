// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

struct ClassicMachine {
  int ranks = 1;
  int threads = 1;  // of this rank
};

/// flotilla limit value --class classic, flotilla limit certify --class classic: the fleet {5,4,3,3,2}. For rank 0.
void limit_classic_value(const OptionValues& values, const std::string& command_line,
                         const ClassicMachine& machine);
void limit_classic_certify(const OptionValues& values, const std::string& command_line,
                           const ClassicMachine& machine);

}  // namespace flotilla::jobs
