// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "number/bigint.hpp"

namespace flotilla {

/// "1 draw", "0 draws", "1,234 draws".
[[nodiscard]] inline std::string plural(const BigInt& count, std::string_view noun) {
  return to_grouped_decimal(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

}  // namespace flotilla
