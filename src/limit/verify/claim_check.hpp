// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "number/bigint.hpp"

namespace flotilla::limit {

/// What a check found.
struct ClaimCheck {
  Rational guarantee;   // as worked out here
  std::string mistake;  // the first thing that is not as claimed; empty: all is
  [[nodiscard]] bool holds() const { return mistake.empty(); }
};

}  // namespace flotilla::limit
