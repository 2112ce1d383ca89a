// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "hunt/races/win_rate.hpp"

namespace flotilla::jobs {

/// {"value": .., "standard_error": .., "half_width_95": ..}
[[nodiscard]] inline nlohmann::ordered_json json_of(const races::Estimate& estimate) {
  return {{"value", estimate.value},
          {"standard_error", estimate.error},
          {"half_width_95", estimate.half_width()}};
}

}  // namespace flotilla::jobs
