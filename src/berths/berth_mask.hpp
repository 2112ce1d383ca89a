// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace flotilla::berths {

/// A set of berths of one length, by their number within it: at most 64 W of them.
template <std::size_t W>
using BerthMask = std::array<std::uint64_t, W>;

template <std::size_t W>
inline void set_bit(BerthMask<W>& mask, std::size_t bit) {
  mask[bit / 64] |= std::uint64_t{1} << (bit % 64);
}

/// Berths in the set.
template <std::size_t W>
[[nodiscard]] inline int size_of(const BerthMask<W>& mask) {
  int bits = 0;
  for (const std::uint64_t word : mask) bits += std::popcount(word);
  return bits;
}

/// Berths in both sets.
template <std::size_t W>
[[nodiscard]] inline BerthMask<W> common(const BerthMask<W>& one, const BerthMask<W>& other) {
  BerthMask<W> both;
  for (std::size_t word = 0; word < W; ++word) both[word] = one[word] & other[word];
  return both;
}

/// Visits each berth of the set, ascending.
template <std::size_t W, class Visit>
inline void for_each_bit(const BerthMask<W>& mask, const Visit& visit) {
  for (std::size_t word = 0; word < W; ++word)
    for (std::uint64_t bits = mask[word]; bits != 0; bits &= bits - 1)
      visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
}

/// The n-th berth of the set, from 0 on; -1 if there are no more than n.
template <std::size_t W>
[[nodiscard]] int nth_bit(const BerthMask<W>& mask, std::uint64_t n) {
  for (std::size_t word = 0; word < W; ++word) {
    const auto bits = static_cast<std::uint64_t>(std::popcount(mask[word]));
    if (n >= bits) {
      n -= bits;
      continue;
    }
    std::uint64_t left = mask[word];
    for (; n > 0; --n) left &= left - 1;
    return static_cast<int>(word) * 64 + std::countr_zero(left);
  }
  return -1;
}

}  // namespace flotilla::berths
