// SPDX-License-Identifier: MIT
// Eight coefficients at a time, told once for every ring and instruction set; included by the
// kernel_*.cpp files only, each of which brings its own `Simd` (register type, masked load, compare).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace flotilla::frontier {

inline constexpr std::size_t k_chunk_size = 64;  // bytes

/// Eight coefficients: one register a limb.
template <typename Simd, std::size_t L>
struct Element {
  typename Simd::Register limb[L];
};

/// Z/2^(64 L): L planes, carries ripple from plane to plane.
template <typename Simd, std::size_t L>
struct BinaryRing {
  static constexpr std::size_t limbs = L;
  using Register = typename Simd::Register;

  static void add(Element<Simd, L>& sum, const Element<Simd, L>& term, std::uint64_t /*prime*/) {
    sum.limb[0] = Simd::add(sum.limb[0], term.limb[0]);
    if constexpr (L > 1) {
      auto carry = Simd::less(sum.limb[0], term.limb[0]);
      for (std::size_t l = 1; l < L; ++l) {
        const Register partial = Simd::add(sum.limb[l], term.limb[l]);
        const auto overflow = Simd::less(partial, term.limb[l]);
        sum.limb[l] = Simd::increment(partial, carry);
        carry = Simd::either(overflow, Simd::both(carry, Simd::is_zero(sum.limb[l])));
      }
    }
  }
};

/// Z/p with p < 2^63: of s and s - p (mod 2^64) the smaller one is the residue.
template <typename Simd>
struct PrimeRing {
  static constexpr std::size_t limbs = 1;
  using Register = typename Simd::Register;

  static void add(Element<Simd, 1>& sum, const Element<Simd, 1>& term, std::uint64_t prime) {
    const Register s = Simd::add(sum.limb[0], term.limb[0]);
    sum.limb[0] = Simd::minimum(s, Simd::subtract(s, Simd::broadcast(prime)));
  }
};

}  // namespace flotilla::frontier
