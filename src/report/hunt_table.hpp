// SPDX-License-Identifier: MIT
#pragma once

#include "report/result_tables.hpp"
#include "store/hunt_file.hpp"

namespace flotilla::report {

/// Mean shots of each hunter with 95 % intervals; median and most of a game.
[[nodiscard]] ResultTable hunt_table(const store::HuntRecord& record);

}  // namespace flotilla::report
