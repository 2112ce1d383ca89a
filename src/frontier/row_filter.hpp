// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "fleet/berth_rules.hpp"
#include "frontier/half_space.hpp"
#include "frontier/side.hpp"

namespace flotilla::frontier {

/// What evidence allows half a row to hold: which ships may begin there, and which columns must be
/// covered. The row's number is not among it: it binds both halves together.
class RowFilter {
 public:
  /// @param half  must record contents.
  RowFilter(const HalfSpace& half, HalfFrame frame, const BerthRules& rules, int row);

  [[nodiscard]] bool allows(const HalfSpace& half, const FirstFill& fill) const;
  [[nodiscard]] bool allows(const HalfSpace& half, const SecondFill& fill, Reach reach) const;
  /// The half's fills that are allowed.
  [[nodiscard]] Fills apply(const HalfSpace& half) const;

  bool operator==(const RowFilter&) const = default;

 private:
  std::vector<bool> allowed_;   // by content
  std::uint64_t required_ = 0;  // bit c: column c from the cut
};

}  // namespace flotilla::frontier
