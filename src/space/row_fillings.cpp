// SPDX-License-Identifier: MIT
#include "space/row_fillings.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::space {
namespace {

int bits_for(int count) { return static_cast<int>(std::bit_width(static_cast<unsigned>(count))); }

}  // namespace

PackedInventory::PackedInventory(const Fleet& fleet) : inventory_(fleet) {
  int shift = 0;
  for (const int count : inventory_.counts()) {
    const int width = bits_for(count) + 1;
    if (shift + width > 63) {
      throw LimitError("fleet " + to_string(fleet) +
                       " has ships of too many lengths: what is used of it does not fit 63 bits");
    }
    const std::uint64_t guard = std::uint64_t{1} << (shift + width - 1);
    guards_ |= guard;
    full_ |= guard - (std::uint64_t{1} << shift);
    nothing_ |= guard - (static_cast<std::uint64_t>(count + 1) << shift);
    shifts_.push_back(shift);
    shift += width;
  }
}

std::uint64_t PackedInventory::packed(std::size_t index) const {
  std::uint64_t word = 0;
  for (std::size_t d = 0; d < shifts_.size(); ++d) {
    word += static_cast<std::uint64_t>(inventory_.ships_used(index, d)) << shifts_[d];
  }
  return word;
}

int PackedInventory::cells_left(std::uint64_t used) const {
  const std::uint64_t left = full_ - used;  // per length; no field borrows
  int cells = 0;
  for (std::size_t d = 0; d < shifts_.size(); ++d) {
    const std::uint64_t mask = (std::uint64_t{1} << bits_for(inventory_.counts()[d])) - 1;
    cells += inventory_.lengths()[d] * static_cast<int>(left >> shifts_[d] & mask);
  }
  return cells;
}

RowFillings::RowFillings(const Problem& problem, const PackedInventory& packed)
    : packed_(packed),
      supports_(packed.inventory()),
      filler_(problem.board.cols, 0, problem.touch, supports_, &contents_) {
  static_cast<void>(number_of(
      frontier::HalfProfile(static_cast<std::size_t>(problem.board.cols), frontier::Column::free)));
}

const std::vector<Filling>& RowFillings::below(std::uint32_t number) {
  if (!is_filled_[number]) fill(number);
  return fillings_[number];
}

std::uint32_t RowFillings::number_of(const frontier::HalfProfile& columns) {
  const auto [it, is_new] = numbers_.try_emplace(columns, narrow<std::uint32_t>(profiles_.size()));
  if (!is_new) return it->second;
  Profile profile;
  profile.columns = columns;
  profile.held = supports_.everything();
  for (std::size_t c = 0; c < columns.size(); ++c) {
    if (!frontier::is_open(columns[c])) continue;
    const int left = frontier::cells_left(columns[c]);
    profile.open |= std::uint64_t{1} << c;
    profile.tallest = std::max(profile.tallest, left);
    profile.open_cells += left;
    profile.held = supports_.place(profile.held, left + 1, supports_.inventory().longest());
  }
  profiles_.push_back(std::move(profile));
  fillings_.emplace_back();
  is_filled_.push_back(false);
  constexpr std::uint64_t k_node_bytes = 128;  // of the map, and the list of fillings
  bytes_ += sizeof(Profile) + 3 * columns.size() + k_node_bytes;
  return it->second;
}

void RowFillings::fill(std::uint32_t number) {
  const Profile above = profiles_[number];  // a copy: filling finds more profiles
  std::map<std::tuple<std::uint64_t, std::uint32_t, std::uint64_t>, std::uint64_t> found;
  filler_.fill_first(above.columns, above.held, [&](const frontier::RowFill& fill) {
    found[{packed_.packed(fill.used), number_of(fill.below),
           above.open | contents_.covered(fill.content)}] += 1;
  });
  std::vector<Filling>& fillings = fillings_[number];
  fillings.reserve(found.size());
  for (const auto& [key, ways] : found) {
    const auto& [used, below, columns] = key;
    fillings.push_back({used, below, 0, columns, ways});
  }
  auto next = narrow<std::uint32_t>(fillings.size());
  for (std::uint32_t i = next; i-- > 0;) {
    if (i + 1 < fillings.size() && fillings[i].used != fillings[i + 1].used) next = i + 1;
    fillings[i].next_used = next;
  }
  is_filled_[number] = true;
  bytes_ += fillings.capacity() * sizeof(Filling);
}

}  // namespace flotilla::space
