// SPDX-License-Identifier: MIT
#include "frontier/table.hpp"

#include <cstring>
#include <limits>
#include <numeric>

#include "number/assert.hpp"

namespace flotilla::frontier {
namespace {

constexpr std::uint64_t k_not_owned = std::numeric_limits<std::uint64_t>::max();
constexpr std::size_t k_chunk_bytes = 64;

std::size_t at(Side side) { return static_cast<std::size_t>(side); }
std::size_t at(int i) { return static_cast<std::size_t>(i); }

}  // namespace

Ownership Ownership::all(const SweepPlan& plan) {
  Ownership all;
  for (const Side side : {Side::left, Side::right}) {
    std::vector<int>& stems = all.stems[at(side)];
    stems.resize(at(plan.stems(side)));
    std::iota(stems.begin(), stems.end(), 0);
  }
  return all;
}

Table::Table(const SweepPlan& plan, int limbs, Ownership ownership)
    : plan_(&plan),
      limbs_bytes_(at(limbs) * k_chunk_bytes),
      limbs_(limbs),
      ownership_(std::move(ownership)),
      is_whole_(ownership_.of(Side::left).size() == at(plan.stems(Side::left)) &&
                ownership_.of(Side::right).size() == at(plan.stems(Side::right))) {
  allocate(Side::left);
  if (!is_whole_) allocate(Side::right);
}

void Table::allocate(Side side) {
  Groups& groups = groups_[at(side)];
  groups.begins.assign(at(plan_->stems(side)), k_not_owned);
  std::uint64_t bytes = 0;
  for (const int stem : ownership_.of(side)) {
    groups.begins[at(stem)] = bytes;
    bytes += group_bytes(side, stem);
  }
  groups.memory = HugeBuffer(bytes);
}

std::byte* Table::cell(Side fixed, int stem, int active_stem) const {
  const bool is_transposed = storage_side(fixed) != fixed;
  const int row = is_transposed ? active_stem : stem;
  const int column = is_transposed ? stem : active_stem;
  const Groups& groups = groups_[at(storage_side(fixed))];
  FLOTILLA_ASSERT_NORMAL(groups.begins[at(row)] != k_not_owned);
  return groups.memory.data() + groups.begins[at(row)] +
         plan_->cell_offset(storage_side(fixed), row, column) * limbs_bytes_;
}

void Table::cells_of_group(Side fixed, int stem, std::vector<std::byte*>& cells) const {
  cells.resize(at(plan_->stems(other(fixed))));
  for (const int active : plan_->occupied_cells(fixed, stem)) {
    cells[at(active)] = cell(fixed, stem, active);
  }
}

std::size_t Table::cell_bytes(Side fixed, int stem, int active_stem) const {
  return plan_->cell_chunks(fixed, stem, active_stem) * limbs_bytes_;
}

std::size_t Table::group_bytes(Side fixed, int stem) const {
  return plan_->group_chunks(fixed, stem) * limbs_bytes_;
}

void Table::copy_group_out(Side fixed, int stem, std::span<std::byte> bytes) const {
  FLOTILLA_ASSERT_LIGHT(bytes.size() == group_bytes(fixed, stem));
  std::size_t done = 0;
  for (const int active : plan_->occupied_cells(fixed, stem)) {
    const std::size_t size = cell_bytes(fixed, stem, active);
    std::memcpy(bytes.data() + done, cell(fixed, stem, active), size);
    done += size;
  }
}

void Table::copy_group_in(Side fixed, int stem, std::span<const std::byte> bytes) {
  FLOTILLA_ASSERT_LIGHT(bytes.size() == group_bytes(fixed, stem));
  std::size_t done = 0;
  for (const int active : plan_->occupied_cells(fixed, stem)) {
    const std::size_t size = cell_bytes(fixed, stem, active);
    std::memcpy(cell(fixed, stem, active), bytes.data() + done, size);
    done += size;
  }
}

void Table::set_to_zero() {
  for (const Groups& groups : groups_) {
    if (groups.memory.size() != 0) std::memset(groups.memory.data(), 0, groups.memory.size());
  }
}

std::uint64_t Table::bytes() const { return groups_[0].memory.size() + groups_[1].memory.size(); }

}  // namespace flotilla::frontier
