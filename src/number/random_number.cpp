// SPDX-License-Identifier: MIT
#include "number/random_number.hpp"

#include <Random123/philox.h>

#include <algorithm>

#include "number/assert.hpp"

namespace flotilla {
namespace {

/// The words of one number: block after block of counters (index, block).
class Words32 {
 public:
  Words32(std::uint64_t seed, std::uint64_t index)
      : key_{{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U)}},
        counter_{
            {static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(index >> 32U), 0, 0}} {}

  std::uint32_t next() {
    if (used_ == 4) {
      block_ = philox_(counter_, key_);
      ++counter_[2];
      used_ = 0;
    }
    return block_[used_++];
  }

 private:
  r123::Philox4x32 philox_;
  r123::Philox4x32::key_type key_;
  r123::Philox4x32::ctr_type counter_;
  r123::Philox4x32::ctr_type block_{};
  std::size_t used_ = 4;
};

}  // namespace

BigInt random_number(std::uint64_t seed, std::uint64_t index, const BigInt& below) {
  FLOTILLA_ASSERT_LIGHT(below >= 1);
  const int bits = bit_length(below - 1);
  Words32 words(seed, index);
  while (true) {
    BigInt number = 0;
    for (int got = 0; got < bits; got += 32) {
      const int taken = std::min(32, bits - got);
      number = (number << static_cast<unsigned>(taken)) + (words.next() >> (32 - taken));
    }
    if (number < below) return number;
  }
}

}  // namespace flotilla
