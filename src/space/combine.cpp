// SPDX-License-Identifier: MIT
#include "space/combine.hpp"

namespace flotilla::space {

std::vector<BigInt> combine(const std::vector<frontier::Residues>& by_ring,
                            const std::vector<Ring>& rings) {
  std::vector<BigInt> numbers;
  for (std::size_t i = 0; i < by_ring.front().coefficients(); ++i) {
    std::vector<BigInt> residues;
    for (const frontier::Residues& ring : by_ring) residues.push_back(ring.coefficient(i));
    numbers.push_back(combine_residues(rings, residues));
  }
  return numbers;
}

}  // namespace flotilla::space
