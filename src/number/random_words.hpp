// SPDX-License-Identifier: MIT
#pragma once

#include <Random123/philox.h>

#include <cstdint>

namespace flotilla {

/// The random words of one thing that has a number, such as draw or game `index` of `seed`.
///
/// Depends on its arguments alone, so it is the same on any thread, rank and machine: Philox 4x32-10 (Salmon et al., SC
/// 2011), block after block of counters (index, block, purpose) under the key `seed`.
class RandomWords {
 public:
  /// @param purpose  keeps the words of one index that are used for different things apart
  RandomWords(std::uint64_t seed, std::uint64_t index, std::uint32_t purpose = 0)
      : key_{{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U)}},
        counter_{{static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(index >> 32U), 0,
                  purpose}} {}

  /// 32 uniform bits.
  std::uint32_t next() {
    if (used_ == 4) {
      block_ = philox_(counter_, key_);
      ++counter_[2];
      used_ = 0;
    }
    return block_[used_++];
  }

  /// Uniform on 0 .. count - 1, exactly: a product's upper word; words that would make some values likelier are
  /// taken again (Lemire, ACM TOMACS 29, 2019, algorithm 5). @param count  at least 1.
  std::uint32_t below(std::uint32_t count) {
    std::uint64_t product = std::uint64_t{next()} * count;
    auto low = static_cast<std::uint32_t>(product);
    if (low < count) {
      const std::uint32_t least = (0U - count) % count;
      while (low < least) {
        product = std::uint64_t{next()} * count;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

 private:
  r123::Philox4x32 philox_;
  r123::Philox4x32::key_type key_;
  r123::Philox4x32::ctr_type counter_;
  r123::Philox4x32::ctr_type block_{};
  std::size_t used_ = 4;
};

}  // namespace flotilla
