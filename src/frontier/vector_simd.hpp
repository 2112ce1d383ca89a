// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace flotilla::frontier {

/// Eight 64-bit lanes as a compiler vector: the compiler splits it into what the target has.
/// `Tag` keeps the instantiations of files compiled with different flags apart.
template <typename Tag>
struct VectorSimd {
  using Register [[gnu::vector_size(64)]] = std::uint64_t;
  using Lanes [[gnu::vector_size(64)]] = std::int64_t;  // -1 where true

  static Register load(const std::byte* at) {
    Register value;
    std::memcpy(&value, at, sizeof value);
    return value;
  }
  static Register load(std::uint8_t lanes, const std::byte* at) {
    return load(at) & load(reinterpret_cast<const std::byte*>(k_lane_masks[lanes].data()));
  }
  static void store(std::byte* at, Register value) { std::memcpy(at, &value, sizeof value); }
  static Register add(Register a, Register b) { return a + b; }
  static Register subtract(Register a, Register b) { return a - b; }
  static Register minimum(Register a, Register b) { return a < b ? a : b; }
  static Register broadcast(std::uint64_t x) { return Register{} + x; }
  static Register bit_or(Register a, Register b) { return a | b; }
  static bool any_set(Register a) {
    std::uint64_t any = 0;
    for (int lane = 0; lane < 8; ++lane) any |= a[lane];
    return any != 0;
  }
  static Lanes less(Register a, Register b) { return a < b; }
  static Lanes is_zero(Register a) { return a == Register{}; }
  static Lanes either(Lanes a, Lanes b) { return a | b; }
  static Lanes both(Lanes a, Lanes b) { return a & b; }
  static Register increment(Register a, Lanes lanes) {
    return a - reinterpret_cast<Register>(lanes);
  }

 private:
  using LaneMask = std::array<std::uint64_t, 8>;
  static constexpr std::array<LaneMask, 256> make_lane_masks() {
    std::array<LaneMask, 256> masks{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
      for (std::size_t lane = 0; lane < 8; ++lane) {
        masks[byte][lane] = (byte >> lane & 1U) != 0 ? ~std::uint64_t{0} : 0;
      }
    }
    return masks;
  }
  alignas(64) static constexpr std::array<LaneMask, 256> k_lane_masks = make_lane_masks();
};

}  // namespace flotilla::frontier
