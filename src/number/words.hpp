// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "number/bigint.hpp"

namespace flotilla {

/// A number below 2^(64 L), least word first. Sums and differences wrap around.
template <std::size_t L>
struct Words {
  std::array<std::uint64_t, L> word{};

  /// @param from  its words lie `plane` words apart.
  static Words load(const std::uint64_t* from, std::size_t plane) {
    Words number;
    for (std::size_t l = 0; l < L; ++l) number.word[l] = from[l * plane];
    return number;
  }
  /// Requires 0 <= value < 2^(64 L).
  static Words of(BigInt value) {
    Words number;
    for (std::uint64_t& w : number.word) {
      w = static_cast<std::uint64_t>(value & ~std::uint64_t{0});
      value >>= 64U;
    }
    return number;
  }
  [[nodiscard]] BigInt value() const {
    BigInt value = 0;
    for (std::size_t l = L; l-- > 0;) value = (value << 64U) + word[l];
    return value;
  }

  Words& operator+=(const Words& other) {
    std::uint64_t carry = 0;
    for (std::size_t l = 0; l < L; ++l) {
      const std::uint64_t sum = word[l] + carry;
      carry = sum < carry ? 1U : 0U;
      word[l] = sum + other.word[l];
      carry += word[l] < sum ? 1U : 0U;
    }
    return *this;
  }
  Words& operator-=(const Words& other) {
    std::uint64_t borrow = 0;
    for (std::size_t l = 0; l < L; ++l) {
      const std::uint64_t difference = word[l] - borrow;
      borrow = difference > word[l] ? 1U : 0U;
      borrow += difference < other.word[l] ? 1U : 0U;
      word[l] = difference - other.word[l];
    }
    return *this;
  }
  bool operator==(const Words&) const = default;
  friend bool operator<(const Words& a, const Words& b) {
    for (std::size_t l = L; l-- > 0;) {
      if (a.word[l] != b.word[l]) return a.word[l] < b.word[l];
    }
    return false;
  }
  [[nodiscard]] bool is_zero() const { return *this == Words{}; }
};

}  // namespace flotilla
