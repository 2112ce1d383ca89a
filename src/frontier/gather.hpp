// SPDX-License-Identifier: MIT
// The inner loop of the sweep forward, told once for every ring and instruction set.
//
// A target's chunks stay in registers while its transitions stream by: per transition and chunk one
// unaligned load and one (masked) add. Long targets are done in tiles of k_tile registers.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "frontier/element.hpp"
#include "frontier/kernel.hpp"

namespace flotilla::frontier {

template <typename Simd, typename Ring, std::size_t Chunks>
class Gather {
 public:
  using Register = typename Simd::Register;
  static constexpr std::size_t k_limbs = Ring::limbs;
  using Term = Element<Simd, k_limbs>;

  // Chunks [first_chunk + tile, + Chunks) of every target.
  static std::size_t run(const GatherTask& task, std::span<const Target> targets,
                         std::uint32_t tile) {
    std::size_t alive = 0;
    for (const Target& target : targets) {
      std::array<Term, Chunks> sums{};
      const Transition* t = task.transitions + target.first_transition;
      const Transition* const plain_end = t + target.plain;
      const Transition* const end = t + target.transitions;
      const std::uint32_t chunk = target.first_chunk + tile;
      for (; t != plain_end; ++t) add_plain(task, *t, chunk, sums);
      for (; t != end; ++t) add_masked(task, *t, chunk, sums);
      alive += store(task, target, tile, sums) ? 1U : 0U;
    }
    return alive;
  }

 private:
  [[gnu::always_inline]] static void add_plain(const GatherTask& task, const Transition& t,
                                               std::uint32_t chunk,
                                               std::array<Term, Chunks>& sums) {
    const std::byte* const source = task.source + t.source + chunk * k_chunk_size;
    for (std::size_t c = 0; c < Chunks; ++c) {
      Term term;
      for (std::size_t l = 0; l < k_limbs; ++l) {
        term.limb[l] = Simd::load(source + c * k_chunk_size + l * task.source_plane);
      }
      Ring::add(sums[c], term, task.prime);
    }
  }

  [[gnu::always_inline]] static void add_masked(const GatherTask& task, const Transition& t,
                                                std::uint32_t chunk,
                                                std::array<Term, Chunks>& sums) {
    const std::byte* const source = task.source + t.source + chunk * k_chunk_size;
    const std::uint8_t* const masks = task.masks + t.mask + chunk;
    for (std::size_t c = 0; c < Chunks; ++c) {
      Term term;
      for (std::size_t l = 0; l < k_limbs; ++l) {
        term.limb[l] = Simd::load(masks[c], source + c * k_chunk_size + l * task.source_plane);
      }
      Ring::add(sums[c], term, task.prime);
    }
  }

  [[gnu::always_inline]] static bool store(const GatherTask& task, const Target& target,
                                           std::uint32_t tile,
                                           const std::array<Term, Chunks>& sums) {
    const bool to_work = task.destinations == nullptr;
    const std::size_t plane =
        to_work ? task.source_plane : std::size_t{target.chunks} * k_chunk_size;
    std::byte* const base = to_work ? task.work + std::size_t{target.place} * k_chunk_size
                                    : task.destinations[target.stem] +
                                          std::size_t{target.place} * k_chunk_size * k_limbs;
    Register any = sums[0].limb[0];
    for (std::size_t l = 0; l < k_limbs; ++l) {
      std::byte* out = base + l * plane;
      if (tile == 0 && target.zeros != 0) std::memset(out, 0, target.zeros * k_chunk_size);
      out += (std::size_t{target.zeros} + tile) * k_chunk_size;
      for (std::size_t c = 0; c < Chunks; ++c) {
        Simd::store(out + c * k_chunk_size, sums[c].limb[l]);
        any = Simd::bit_or(any, sums[c].limb[l]);
      }
    }
    return Simd::any_set(any);
  }
};

template <typename Simd, typename Ring>
class GatherTargets {
 public:
  // As many chunks as the instruction set has registers for.
  static constexpr std::uint32_t k_tile =
      std::max(1U, Simd::k_tile / static_cast<std::uint32_t>(Ring::limbs));

  static std::size_t run(const GatherTask& task, std::span<const Target> targets) {
    if (targets.empty()) return 0;
    if (targets.front().chunks <= k_tile)
      return k_runs[targets.front().chunks - 1](task, targets, 0);
    std::size_t alive = 0;
    for (std::size_t t = 0; t < targets.size(); ++t) {
      alive += run_in_tiles(task, targets.subspan(t, 1)) ? 1U : 0U;
    }
    return alive;
  }

 private:
  using Run = std::size_t (*)(const GatherTask&, std::span<const Target>, std::uint32_t);

  static bool run_in_tiles(const GatherTask& task, std::span<const Target> target) {
    const std::uint32_t chunks = target.front().chunks;
    std::size_t tiles_alive = 0;
    for (std::uint32_t tile = 0; tile < chunks; tile += k_tile) {
      tiles_alive += k_runs[std::min(k_tile, chunks - tile) - 1](task, target, tile);
    }
    return tiles_alive != 0;
  }

  template <std::size_t... I>
  static constexpr std::array<Run, k_tile> make_runs(std::index_sequence<I...> /*unused*/) {
    return {&Gather<Simd, Ring, I + 1>::run...};
  }
  static constexpr std::array<Run, k_tile> k_runs = make_runs(std::make_index_sequence<k_tile>{});
};

}  // namespace flotilla::frontier
