// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "frontier/half_space.hpp"

namespace flotilla::frontier {

/// Stems of one half that the other half cannot tell apart: same members, same supports, same
/// columns a ship from the other side may cover. All of a class share cell shapes and program.
/// They may differ in whether a vertical ship is open: what depends on that asks the stem.
class StemClasses {
 public:
  /// @param half  the half whose stems are sorted into classes.
  /// @param incoming  largest reach the other half can have.
  StemClasses(const HalfSpace& half, Reach incoming);

  [[nodiscard]] int count() const { return static_cast<int>(representative_.size()); }
  [[nodiscard]] int of_stem(int stem) const { return of_stem_[static_cast<std::size_t>(stem)]; }
  [[nodiscard]] int representative(int stem_class) const {
    return representative_[static_cast<std::size_t>(stem_class)];
  }

 private:
  std::vector<int> of_stem_;
  std::vector<int> representative_;
};

}  // namespace flotilla::frontier
