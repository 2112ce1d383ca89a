// SPDX-License-Identifier: MIT
#include "frontier/inventory.hpp"

#include <string>

#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {
constexpr std::size_t k_max_inventories = std::size_t{1} << 24;
}

Inventory::Inventory(const Fleet& fleet) {
  dimension_of_.fill(-1);
  for (int length = 1; length <= Fleet::k_max_length; ++length) {
    const int count = fleet.of_length(length);
    if (count > 0) longest_ = length;
    is_unlimited_[at(length)] = count == Fleet::k_unlimited;
    if (count == 0 || count == Fleet::k_unlimited) continue;
    dimension_of_[at(length)] = static_cast<int>(lengths_.size());
    lengths_.push_back(length);
    counts_.push_back(count);
    strides_.push_back(size_);
    size_ *= static_cast<std::size_t>(count) + 1;
    if (size_ > k_max_inventories) {
      throw LimitError("fleet " + to_string(fleet) + " has more than " +
                       std::to_string(k_max_inventories) +
                       " smaller fleets, the most one sweep can carry; use fewer ships or make a "
                       "length unlimited (LENGTH:inf)");
    }
  }
}

std::size_t Inventory::index_of(const std::vector<int>& used) const {
  std::size_t index = 0;
  for (std::size_t d = 0; d < used.size(); ++d) {
    index += static_cast<std::size_t>(used[d]) * strides_[d];
  }
  return index;
}

std::vector<int> Inventory::used_at(std::size_t index) const {
  std::vector<int> used(counts_.size());
  for (std::size_t d = 0; d < used.size(); ++d) used[d] = ships_used(index, d);
  return used;
}

}  // namespace flotilla::frontier
