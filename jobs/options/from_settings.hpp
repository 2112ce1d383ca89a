// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

/// The files of --from, whose results are put together instead of making new ones; none if it is not given.
///
/// The files say themselves what they hold the results of. An option that says so too, on the command line, is refused;
/// a config file may have such, as the slices were made with it.
/// @throws InputError  naming that option.
[[nodiscard]] std::vector<std::string> files_to_put_together(const OptionValues& values);

}  // namespace flotilla::jobs
