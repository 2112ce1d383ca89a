// SPDX-License-Identifier: MIT
#include "number/random_number.hpp"

#include <algorithm>

#include "number/assert.hpp"
#include "number/random_words.hpp"

namespace flotilla {

BigInt random_number(std::uint64_t seed, std::uint64_t index, const BigInt& below) {
  FLOTILLA_ASSERT_LIGHT(below >= 1);
  const int bits = bit_length(below - 1);
  RandomWords words(seed, index);
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
