// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

#include "hunt/plans/plan.hpp"

namespace flotilla::races {

/// The track of B in such plans.
inline constexpr int k_b_by_rows = 1;

/// A situation of a plan whose B goes by rows and whose C is slots, read and written in rows.
class Rows {
 public:
  explicit Rows(const Situation& now) : now_(now), all_(now.places[k_b_by_rows] / now.row_places) {}
  [[nodiscard]] int all() const { return all_; }
  /// Begun rows of a track.
  [[nodiscard]] int begun(int track) const {
    return (passed(track) + now_.row_places - 1) / now_.row_places;
  }
  [[nodiscard]] int passed(int track) const { return now_.passed[static_cast<std::size_t>(track)]; }
  [[nodiscard]] int places(double rows) const {
    return std::clamp(static_cast<int>(std::lround(rows)), 0, all_) * now_.row_places;
  }
  /// The row after the last whole one.
  [[nodiscard]] int next_row(int track) const {
    return (passed(track) / now_.row_places + 1) * now_.row_places;
  }

 private:
  const Situation& now_;
  int all_;
};

}  // namespace flotilla::races
