// SPDX-License-Identifier: MIT
#include "frontier/table.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <numeric>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::frontier {
namespace {

// A region of 16 x 16 blocks lets a pass send 15/16 of it while it goes on; smaller blocks than this
// cost more in messages than they hide.
constexpr std::size_t k_most_runs = 16;
constexpr std::uint64_t k_least_block_chunks = 4096;

// A huge page at a time: the first touch of a new table, where the system zeroes its pages, is spread over the threads too.
// Calls visit(first byte, bytes).
template <typename Visit>
void for_each_huge_page(const HugeBuffer& memory, [[maybe_unused]] int threads,
                        const Visit& visit) {
  constexpr std::size_t k_piece = std::size_t{1} << 21U;
  const auto pieces = static_cast<std::int64_t>((memory.size() + k_piece - 1) / k_piece);
#pragma omp parallel for schedule(static) num_threads(threads) if (pieces > 1)
  for (std::int64_t piece = 0; piece < pieces; ++piece) {
    const std::size_t begin = static_cast<std::size_t>(piece) * k_piece;
    visit(begin, std::min(k_piece, memory.size() - begin));
  }
}

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

Table::Table(const SweepPlan& plan, int limbs, Division division)
    : plan_(&plan),
      limbs_(limbs),
      division_(std::move(division)),
      is_shared_(division_.processes.size(), false) {
  find_standings();
  for (int peer = 0; peer < processes(); ++peer) {
    hold(ownership().of(Side::left), owned_by(peer).of(Side::right));
  }
  for (int peer = 0; !is_whole() && peer < processes(); ++peer) {
    const std::span<const int> left = owned_by(peer).of(Side::left);
    // The own pair is held already; its second place stays empty.
    hold(peer == division_.own ? left.first(0) : left, ownership().of(Side::right));
  }
}

void Table::find_standings() {
  for (const Side side : {Side::left, Side::right}) {
    standings_[at(side)].resize(at(plan_->stems(side)));
    for (int process = 0; process < processes(); ++process) {
      std::size_t position = 0;
      for (const int stem : owned_by(process).of(side)) {
        standings_[at(side)][at(stem)] = {process, position++};
      }
    }
  }
}

void Table::hold(std::span<const int> left, std::span<const int> right) {
  std::size_t runs = 1;
  if (!is_whole()) {
    const std::uint64_t share = division_.processes.size() * division_.processes.size();
    const std::uint64_t chunks = plan_->table_chunks() * static_cast<std::uint64_t>(limbs_) / share;
    while (runs < k_most_runs && chunks / (4 * runs * runs) >= k_least_block_chunks) runs *= 2;
  }
  Region region(*plan_, limbs_, left, right, runs);
  HugeBuffer memory(region.bytes());
  regions_.push_back({std::move(region), std::move(memory)});
}

std::byte* Table::cell(Side fixed, int stem, int active_stem) const {
  const Standing& own = standings_[at(fixed)][at(stem)];
  const Standing& active = standings_[at(other(fixed))][at(active_stem)];
  FLOTILLA_ASSERT_NORMAL(own.owner == division_.own);
  const Held& held_region = held(fixed, active.owner);
  const std::size_t offset = fixed == Side::left
                                 ? held_region.region.offset(own.position, active.position)
                                 : held_region.region.offset(active.position, own.position);
  return held_region.memory.data() + offset;
}

void Table::cells_of_group(Side fixed, int stem, std::vector<std::byte*>& cells) const {
  cells.resize(at(plan_->stems(other(fixed))));
  for (const int active : plan_->occupied_cells(fixed, stem)) {
    cells[at(active)] = cell(fixed, stem, active);
  }
}

std::size_t Table::cell_bytes(Side fixed, int stem, int active_stem) const {
  return plan_->cell_chunks(fixed, stem, active_stem) * at(limbs_) * k_chunk_bytes;
}

std::size_t Table::group_bytes(Side fixed, int stem) const {
  return plan_->group_chunks(fixed, stem) * at(limbs_) * k_chunk_bytes;
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

void Table::share(int peer, std::array<HugeBuffer, 2> memory) {
  FLOTILLA_ASSERT_LIGHT(peer != division_.own);
  for (const Side fixed : {Side::left, Side::right}) {
    HugeBuffer& own = regions_[place(fixed, peer)].memory;
    FLOTILLA_ASSERT_LIGHT(own.size() == memory[at(fixed)].size());
    own = std::move(memory[at(fixed)]);
  }
  is_shared_[at(peer)] = true;
}

void Table::clear_group(Side fixed, int stem) {
  for (const int active : plan_->occupied_cells(fixed, stem)) {
    std::memset(cell(fixed, stem, active), 0, cell_bytes(fixed, stem, active));
  }
}

void Table::set_to_zero(Side fixed, int threads) {
  for (int peer = 0; peer < processes(); ++peer) {
    const HugeBuffer& memory = held(fixed, peer).memory;
    for_each_huge_page(memory, threads, [&](std::size_t begin, std::size_t bytes) {
      std::memset(memory.data() + begin, 0, bytes);
    });
  }
}

void Table::copy_from(const Table& from, Side fixed, int threads) {
  FLOTILLA_ASSERT_LIGHT(from.regions_.size() == regions_.size());
  for (int peer = 0; peer < processes(); ++peer) {
    const HugeBuffer& to = held(fixed, peer).memory;
    const HugeBuffer& source = from.held(fixed, peer).memory;
    FLOTILLA_ASSERT_LIGHT(to.size() == source.size());
    for_each_huge_page(to, threads, [&](std::size_t begin, std::size_t bytes) {
      std::memcpy(to.data() + begin, source.data() + begin, bytes);
    });
  }
}

std::uint64_t Table::bytes() const {
  std::uint64_t bytes = 0;
  for (int peer = 0; peer < processes(); ++peer) {
    bytes += held(Side::left, peer).memory.size();
    if (peer != division_.own && !is_shared(peer)) bytes += held(Side::right, peer).memory.size();
  }
  return bytes;
}

}  // namespace flotilla::frontier
