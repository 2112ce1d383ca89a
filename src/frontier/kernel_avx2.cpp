// SPDX-License-Identifier: MIT
// Compiled with -mavx2; called only where the processor has it.
#include <immintrin.h>

#include <limits>

#include "frontier/kernels.hpp"
#include "frontier/lane_masks.hpp"

namespace flotilla::frontier {
namespace {

/// Eight lanes as two registers of four. AVX2 compares signed numbers only: flipping the top bits of
/// both sides makes that an unsigned comparison.
struct Avx2 {
  static constexpr std::uint32_t k_tile = 6;  // chunks: 12 of the 16 registers

  struct Register {
    __m256i low, high;
  };
  using Lanes = Register;  // all bits set where true

  template <typename Operation>
  static Register each(const Register& a, const Register& b, const Operation& operation) {
    return {operation(a.low, b.low), operation(a.high, b.high)};
  }

  static __m256i load_half(const void* at) {
    return _mm256_loadu_si256(static_cast<const __m256i*>(at));
  }
  static Register load(const std::byte* at) { return {load_half(at), load_half(at + 32)}; }
  static Register load(std::uint8_t lanes, const std::byte* at) {
    const std::uint64_t* const mask = k_lane_masks[lanes].data();
    return {_mm256_and_si256(load_half(at), load_half(mask)),
            _mm256_and_si256(load_half(at + 32), load_half(mask + 4))};
  }
  static void store(std::byte* at, const Register& value) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(at), value.low);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(at + 32), value.high);
  }
  static Register add(const Register& a, const Register& b) {
    return each(a, b, [](__m256i x, __m256i y) { return _mm256_add_epi64(x, y); });
  }
  static Register subtract(const Register& a, const Register& b) {
    return each(a, b, [](__m256i x, __m256i y) { return _mm256_sub_epi64(x, y); });
  }
  // Low 64 bits of the product, from 32-bit multiplications: AVX2 has no other.
  static __m256i multiply_half(__m256i a, __m256i b) {
    const __m256i cross = _mm256_add_epi64(_mm256_mul_epu32(_mm256_srli_epi64(a, 32), b),
                                           _mm256_mul_epu32(a, _mm256_srli_epi64(b, 32)));
    return _mm256_add_epi64(_mm256_mul_epu32(a, b), _mm256_slli_epi64(cross, 32));
  }
  static Register multiply(const Register& a, const Register& b) {
    return each(a, b, multiply_half);
  }
  static Register broadcast(std::uint64_t x) {
    const __m256i half = _mm256_set1_epi64x(static_cast<long long>(x));
    return {half, half};
  }
  static Register bit_or(const Register& a, const Register& b) {
    return each(a, b, [](__m256i x, __m256i y) { return _mm256_or_si256(x, y); });
  }
  static bool any_set(const Register& a) {
    const __m256i either = _mm256_or_si256(a.low, a.high);
    return _mm256_testz_si256(either, either) == 0;
  }

  static __m256i less_half(__m256i x, __m256i y) {
    const __m256i top = _mm256_set1_epi64x(std::numeric_limits<long long>::min());
    return _mm256_cmpgt_epi64(_mm256_xor_si256(y, top), _mm256_xor_si256(x, top));
  }
  static Lanes less(const Register& a, const Register& b) { return each(a, b, less_half); }
  static Register minimum(const Register& a, const Register& b) {
    return each(a, b,
                [](__m256i x, __m256i y) { return _mm256_blendv_epi8(y, x, less_half(x, y)); });
  }
  static Lanes is_zero(const Register& a) {
    return each(a, broadcast(0), [](__m256i x, __m256i y) { return _mm256_cmpeq_epi64(x, y); });
  }
  static Lanes either(const Lanes& a, const Lanes& b) { return bit_or(a, b); }
  static Lanes both(const Lanes& a, const Lanes& b) {
    return each(a, b, [](__m256i x, __m256i y) { return _mm256_and_si256(x, y); });
  }
  static Register increment(const Register& a, const Lanes& lanes) { return subtract(a, lanes); }
};

}  // namespace

KernelTable avx2_kernels() { return make_kernels<Avx2>(); }

}  // namespace flotilla::frontier
