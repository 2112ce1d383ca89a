// SPDX-License-Identifier: MIT
#include "frontier/residues.hpp"

#include "number/assert.hpp"
#include "number/wide.hpp"

namespace flotilla::frontier {
void Residues::add(const std::uint64_t* planes, std::size_t plane_words, std::size_t first,
                   std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t carry = 0;
    for (std::size_t l = 0; l < static_cast<std::size_t>(ring_.limbs); ++l) {
      std::uint64_t& word = words_[l * coefficients_ + first + i];
      const Wide sum = static_cast<Wide>(word) + planes[l * plane_words + i] + carry;
      word = static_cast<std::uint64_t>(sum);
      carry = static_cast<std::uint64_t>(sum >> 64U);
    }
    if (ring_.prime != 0 && words_[first + i] >= ring_.prime) words_[first + i] -= ring_.prime;
  }
}

void Residues::add(const Residues& addend) {
  FLOTILLA_ASSERT_LIGHT(addend.ring_ == ring_ && addend.coefficients_ == coefficients_);
  add(addend.words_.data(), coefficients_, 0, coefficients_);
}

BigInt Residues::coefficient(std::size_t index) const {
  BigInt value = 0;
  for (auto l = static_cast<std::size_t>(ring_.limbs); l-- > 0;) {
    value = (value << 64U) + words_[l * coefficients_ + index];
  }
  return value;
}

}  // namespace flotilla::frontier
