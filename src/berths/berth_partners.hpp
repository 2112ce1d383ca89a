// SPDX-License-Identifier: MIT
#pragma once

#include "berths/berth_mask.hpp"

namespace flotilla::berths {

/// For each berth of `some`: how many of `others` go with it: the inner loop of counting ship by ship. Adds ways x that many
/// to its sum.
///
/// @param compatible  by berth of `some`: all berths that go with it
/// @param sums        by berth of `some`
/// @return            what was added in all
template <std::size_t W>
std::uint64_t add_partners(const BerthMask<W>& some, const BerthMask<W>& others,
                           const BerthMask<W>* compatible, std::uint64_t ways,
                           std::uint64_t* sums) {
  std::uint64_t pairs = 0;
  for (std::size_t word = 0; word < W; ++word)
    for (std::uint64_t bits = some[word]; bits != 0; bits &= bits - 1) {
      const std::size_t berth = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
      const BerthMask<W>& mask = compatible[berth];
      int partners = 0;
      for (std::size_t w = 0; w < W; ++w) partners += std::popcount(others[w] & mask[w]);
      sums[berth] += ways * static_cast<std::uint64_t>(partners);
      pairs += static_cast<std::uint64_t>(partners);
    }
  return pairs * ways;
}

}  // namespace flotilla::berths
