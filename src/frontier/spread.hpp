// SPDX-License-Identifier: MIT
// The inner loop of the sweep back, told once for every ring and instruction set.
//
// A gather adds sources, shifted by the ships placed, into a target; its way back adds the target,
// shifted down, into the sources. The same lanes take part: a source's lane is read exactly where the
// mask lets it reach the target. Products of both ways, summed over those lanes, count the placements
// that use the transition.
#pragma once

#include <cstring>

#include "frontier/dot.hpp"
#include "frontier/kernel.hpp"

namespace flotilla::frontier {

template <typename Simd, typename Ring>
class Spread {
 public:
  static constexpr std::size_t k_limbs = Ring::limbs;
  using Term = Element<Simd, k_limbs>;

  static void run(const SpreadTask& task, std::span<const Target> targets) {
    for (const Target& target : targets) {
      if (!fetch(task, target)) continue;  // nothing can go on from here
      const Transition* const first = task.transitions + target.first_transition;
      const std::uint32_t* const labels = task.labels + target.first_transition;
      for (std::uint32_t t = 0; t < target.transitions; ++t) {
        spread(task, target, first[t], labels[t], t >= target.plain);
      }
    }
  }

 private:
  static constexpr std::size_t k_chunk = 64;  // bytes

  // Copies a target's ways to go on into the scratch, planes one after the other.
  static bool fetch(const SpreadTask& task, const Target& target) {
    const bool from_work = task.destinations == nullptr;
    const std::size_t bytes = std::size_t{target.chunks} * k_chunk;
    const std::size_t plane = from_work ? task.plane : bytes;
    const std::byte* const base =
        from_work ? task.backward + (std::size_t{target.place} + target.zeros) * k_chunk
                  : task.destinations[target.stem] + std::size_t{target.place} * k_chunk * k_limbs;
    auto any = Simd::broadcast(0);
    for (std::size_t l = 0; l < k_limbs; ++l) {
      for (std::size_t at = 0; at < bytes; at += k_chunk) {
        const auto value = Simd::load(base + l * plane + at);
        any = Simd::bit_or(any, value);
        Simd::store(task.scratch + l * bytes + at, value);
      }
    }
    return Simd::any_set(any);
  }

  [[gnu::always_inline]] static void spread(const SpreadTask& task, const Target& target,
                                            const Transition& t, std::uint32_t label,
                                            bool is_masked) {
    const std::size_t bytes = std::size_t{target.chunks} * k_chunk;
    const std::ptrdiff_t shift =
        t.source + static_cast<std::ptrdiff_t>(target.first_chunk * k_chunk);
    const std::byte* const forward = task.forward + shift;
    std::byte* const backward = task.backward + shift;
    const std::uint8_t* const masks = task.masks + t.mask + target.first_chunk;
    Dot<Simd, Ring> product;
    for (std::uint32_t c = 0; c < target.chunks; ++c) {
      const std::uint8_t lanes = is_masked ? masks[c] : std::uint8_t{0xff};
      Term to, on, sum;
      for (std::size_t l = 0; l < k_limbs; ++l) {
        to.limb[l] = Simd::load(lanes, forward + c * k_chunk + l * task.plane);
        on.limb[l] = Simd::load(lanes, task.scratch + c * k_chunk + l * bytes);
        sum.limb[l] = Simd::load(backward + c * k_chunk + l * task.plane);
      }
      product.add(to, on, task.prime);
      Ring::add(sum, on, task.prime);
      for (std::size_t l = 0; l < k_limbs; ++l) {
        Simd::store(backward + c * k_chunk + l * task.plane, sum.limb[l]);
      }
    }
    product.add_to(task.totals + label, task.totals_plane, task.prime);
  }
};

}  // namespace flotilla::frontier
