// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "jobs/options/board_settings.hpp"

namespace flotilla::jobs {

/// Two different rows, from 0.
struct TwoRows {
  int first = 0;
  int second = 1;
};

/// Every option of `flotilla lines`, checked.
struct LinesSettings : BoardSettings {
  bool rows = true;
  bool columns = true;
  std::optional<TwoRows> pair;
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] LinesSettings lines_settings(const OptionValues& values);

}  // namespace flotilla::jobs
