// SPDX-License-Identifier: MIT
#include "bench/gather_load.hpp"

#include <algorithm>
#include <random>

#include "bench/halfway_count.hpp"
#include "frontier/sweep_plan.hpp"
#include "number/narrow.hpp"

namespace flotilla::bench {
namespace {

constexpr std::size_t k_chunk_bytes = 64;
constexpr std::uint32_t k_chunks = 8;
constexpr std::uint32_t k_first_chunk = 7;
constexpr std::uint32_t k_transitions = 8;
constexpr std::uint32_t k_plain = 1;
constexpr std::size_t k_least_targets = 128;
// Masked-off lanes may be loaded from below the first vector.
constexpr std::size_t k_guard_bytes = 16 * k_chunk_bytes;

}  // namespace

GatherLoad::GatherLoad(const Ring& ring, std::size_t source_bytes)
    : ring_(ring),
      vectors_(std::max<std::size_t>(
          1, source_bytes / (k_chunks * k_chunk_bytes * static_cast<std::size_t>(ring.limbs)))),
      plane_bytes_(vectors_ * k_chunks * k_chunk_bytes),
      sources_(k_guard_bytes + plane_bytes_ * static_cast<std::size_t>(ring.limbs)),
      destination_(k_chunks * k_chunk_bytes * static_cast<std::size_t>(ring.limbs)),
      destinations_{destination_.data()} {
  fill_sources();
  draw_transitions();
}

void GatherLoad::fill_sources() {
  std::mt19937_64 random(1);
  auto* const words = reinterpret_cast<std::uint64_t*>(sources_.data());
  for (std::size_t i = 0; i < sources_.size() / sizeof *words; ++i)
    words[i] = random() >> 2U;  // below any prime used
}

// Shifts and masks are those of a real plan.
void GatherLoad::draw_transitions() {
  const frontier::SweepPlan plan(armada(12));
  masks_ = plan.masks().bytes();
  const std::vector<std::uint32_t>& used = plan.half(frontier::Side::left).used_inventories();
  std::mt19937_64 random(2);
  const std::size_t targets = std::max(k_least_targets, 2 * vectors_ / k_transitions);
  for (std::size_t t = 0; t < targets; ++t) {
    frontier::Target target{};
    target.first_transition = narrow<std::uint32_t>(transitions_.size());
    target.plain = k_plain;
    target.transitions = k_transitions;
    target.first_chunk = k_first_chunk;
    target.chunks = k_chunks;
    targets_.push_back(target);
    for (std::uint32_t i = 0; i < k_transitions; ++i) {
      const std::uint32_t ships = i < k_plain ? 0 : used[1 + random() % (used.size() - 1)];
      const auto chunk_0 =
          static_cast<std::int64_t>(random() % vectors_ * k_chunks) - std::int64_t{k_first_chunk};
      transitions_.push_back(
          {narrow<std::int32_t>(chunk_0 * static_cast<std::int64_t>(k_chunk_bytes) -
                                static_cast<std::int64_t>(ships * sizeof(std::uint64_t))),
           plan.masks().row_of(ships)});
    }
  }
}

frontier::GatherTask GatherLoad::task() const {
  std::byte* const work = sources_.data() + k_guard_bytes;
  return {masks_.data(), transitions_.data(), work, plane_bytes_, destinations_.data(),
          work,          ring_.prime};
}

std::uint64_t GatherLoad::chunk_updates() const { return updates() * k_chunks; }

std::uint64_t GatherLoad::source_bytes() const {
  return chunk_updates() * k_chunk_bytes * static_cast<std::uint64_t>(ring_.limbs);
}

}  // namespace flotilla::bench
