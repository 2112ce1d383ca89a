// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "frontier/cell_shape.hpp"
#include "frontier/stem_class.hpp"

namespace flotilla::frontier {

/// Shapes of all cells between two halves, the first one fresh, by the classes of the two stems.
class CellShapes {
 public:
  CellShapes(const HalfSpace& fresh_half, const StemClasses& fresh, const HalfSpace& old_half,
             const StemClasses& old, Supports& supports);

  [[nodiscard]] const CellShape& of(int fresh_class, int old_class) const {
    return shapes_[static_cast<std::size_t>(fresh_class) * old_count_ +
                   static_cast<std::size_t>(old_class)];
  }

 private:
  std::size_t old_count_;
  std::vector<CellShape> shapes_;
};

}  // namespace flotilla::frontier
