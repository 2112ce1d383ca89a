// SPDX-License-Identifier: MIT
#pragma once

#include "fleet/problem.hpp"
#include "jobs/options/sweep_settings.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla price`, checked.
struct PriceSettings : SweepSettings {
  Board board;
  [[nodiscard]] Problem problem() const { return {board, fleet, touch}; }
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] PriceSettings price_settings(const OptionValues& values);

}  // namespace flotilla::jobs
