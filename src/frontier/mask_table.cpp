// SPDX-License-Identifier: MIT
#include "frontier/mask_table.hpp"

#include <algorithm>

#include "frontier/cell_shape.hpp"

namespace flotilla::frontier {

MaskTable::MaskTable(const HalfSpace& a, const HalfSpace& b, const Inventory& inventory)
    : chunks_(chunks_of(inventory)), rows_(inventory.size(), 0), used_(a.used_inventories()) {
  std::vector<std::uint32_t>& used = used_;
  used.insert(used.end(), b.used_inventories().begin(), b.used_inventories().end());
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());

  const std::uint32_t chunks = chunks_;
  bytes_.assign(used.size() * chunks, 0);
  std::vector<std::vector<int>> inventories(inventory.size());
  for (std::size_t i = 0; i < inventory.size(); ++i) inventories[i] = inventory.used_at(i);
  for (std::size_t row = 0; row < used.size(); ++row) {
    rows_[used[row]] = static_cast<std::uint32_t>(row * chunks);
    const std::vector<int>& floor = inventories[used[row]];
    for (std::size_t i = used[row]; i < inventory.size(); ++i) {
      const bool has_room = std::equal(floor.begin(), floor.end(), inventories[i].begin(),
                                       [](int needed, int held) { return needed <= held; });
      const auto bit = static_cast<std::uint8_t>(has_room ? 1U << (i % k_chunk_lanes) : 0U);
      bytes_[row * chunks + i / k_chunk_lanes] |= bit;
    }
  }
}

}  // namespace flotilla::frontier
