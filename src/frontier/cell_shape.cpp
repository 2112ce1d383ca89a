// SPDX-License-Identifier: MIT
#include "frontier/cell_shape.hpp"

namespace flotilla::frontier {
namespace {

// Inventories of a start beside one member of the old stem, or nothing if they cannot meet.
Supports::Id support_of_pair(const HalfSpace::Start& start, const HalfSpace& old_half, int member,
                             Supports& supports) {
  if (member < 0) return supports.nothing();
  const HalfSpace::Profile& profile = old_half.profiles()[static_cast<std::size_t>(member)];
  if (!is_compatible(start.reach, profile, old_half.touch())) return supports.nothing();
  return supports.sum(start.support, profile.support);
}

}  // namespace

std::uint32_t chunks_of(const Inventory& inventory) {
  return static_cast<std::uint32_t>((inventory.size() + k_chunk_lanes - 1) / k_chunk_lanes);
}

CellShape shape_of_cell(const HalfSpace& fresh_half, const HalfSpace::Stem& fresh,
                        const HalfSpace& old_half, const HalfSpace::Stem& old, Supports& supports) {
  CellShape shape;
  const std::uint32_t chunks = chunks_of(supports.inventory());
  const auto add = [&](std::size_t start, bool is_other, Supports::Id support) {
    if (support == supports.nothing()) return;
    const auto first = static_cast<std::uint32_t>(supports.least(support) / k_chunk_lanes);
    shape.vectors.push_back({static_cast<int>(start), is_other, support, first, shape.chunks});
    shape.chunks += chunks - first;
  };
  for (std::size_t s = 0; s < fresh.starts.size(); ++s) {
    const HalfSpace::Start& start = fresh_half.starts()[static_cast<std::size_t>(fresh.starts[s])];
    const Supports::Id with_free = support_of_pair(start, old_half, old.free, supports);
    const Supports::Id with_other = support_of_pair(start, old_half, old.other, supports);
    if (is_merged(old, start.reach)) {
      add(s, true, supports.unite(with_free, with_other));
    } else {
      add(s, false, with_free);
      add(s, true, with_other);
    }
  }
  return shape;
}

}  // namespace flotilla::frontier
