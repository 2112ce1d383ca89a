// SPDX-License-Identifier: MIT
#include "frontier/cell_shapes.hpp"

namespace flotilla::frontier {

CellShapes::CellShapes(const HalfSpace& fresh_half, const StemClasses& fresh,
                       const HalfSpace& old_half, const StemClasses& old, Supports& supports)
    : old_count_(static_cast<std::size_t>(old.count())) {
  const auto stem_of = [](const HalfSpace& half, const StemClasses& classes, int id) {
    return half.stems()[static_cast<std::size_t>(classes.representative(id))];
  };
  for (int f = 0; f < fresh.count(); ++f) {
    for (int o = 0; o < old.count(); ++o) {
      shapes_.push_back(shape_of_cell(fresh_half, stem_of(fresh_half, fresh, f), old_half,
                                      stem_of(old_half, old, o), supports));
    }
  }
}

}  // namespace flotilla::frontier
