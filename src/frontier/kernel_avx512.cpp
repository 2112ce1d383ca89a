// SPDX-License-Identifier: MIT
// Compiled with -mavx512f; called only where the processor has it.
#include <immintrin.h>

#include "frontier/kernels.hpp"

namespace flotilla::frontier {
namespace {

struct Avx512 {
  static constexpr std::uint32_t k_tile = 16;  // chunks: 16 of the 32 registers

  using Register = __m512i;
  static Register load(const std::byte* at) { return _mm512_loadu_si512(at); }
  static Register load(std::uint8_t lanes, const std::byte* at) {
    return _mm512_maskz_loadu_epi64(lanes, at);
  }
  static void store(std::byte* at, Register value) { _mm512_storeu_si512(at, value); }
  static Register add(Register a, Register b) { return _mm512_add_epi64(a, b); }
  static Register subtract(Register a, Register b) { return _mm512_sub_epi64(a, b); }
  // Low 64 bits of the product, from 32-bit multiplications: AVX-512F has no other.
  static Register multiply(Register a, Register b) {
    const Register cross = _mm512_add_epi64(_mm512_mul_epu32(_mm512_srli_epi64(a, 32), b),
                                            _mm512_mul_epu32(a, _mm512_srli_epi64(b, 32)));
    return _mm512_add_epi64(_mm512_mul_epu32(a, b), _mm512_slli_epi64(cross, 32));
  }
  static Register minimum(Register a, Register b) { return _mm512_min_epu64(a, b); }
  static Register broadcast(std::uint64_t x) {
    return _mm512_set1_epi64(static_cast<long long>(x));
  }
  static Register bit_or(Register a, Register b) { return _mm512_or_si512(a, b); }
  static bool any_set(Register a) { return _mm512_test_epi64_mask(a, a) != 0; }

  using Lanes = __mmask8;
  static Lanes less(Register a, Register b) { return _mm512_cmplt_epu64_mask(a, b); }
  static Lanes is_zero(Register a) { return _mm512_testn_epi64_mask(a, a); }
  static Lanes either(Lanes a, Lanes b) { return static_cast<Lanes>(a | b); }
  static Lanes both(Lanes a, Lanes b) { return static_cast<Lanes>(a & b); }
  static Register increment(Register a, Lanes lanes) {
    return _mm512_mask_sub_epi64(a, lanes, a, _mm512_set1_epi64(-1));
  }
};

}  // namespace

KernelTable avx512_kernels() { return make_kernels<Avx512>(); }

}  // namespace flotilla::frontier
