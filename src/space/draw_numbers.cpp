// SPDX-License-Identifier: MIT
#include "space/draw_numbers.hpp"

#include "number/random_number.hpp"

namespace flotilla::space {

std::vector<BigInt> draw_numbers(std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                                 const BigInt& total) {
  std::vector<BigInt> numbers;
  numbers.reserve(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    numbers.push_back(random_number(seed, first + i, total));
  }
  return numbers;
}

}  // namespace flotilla::space
