// SPDX-License-Identifier: MIT
#include "shard/sum_over_ranks.hpp"

#include <vector>

namespace flotilla::shard {

frontier::Residues sum_over_ranks(const frontier::Residues& own, Communicator& ranks) {
  if (ranks.size() == 1) return own;
  const std::vector<std::uint64_t> all = ranks.gather(own.words());
  frontier::Residues total(own.ring(), own.coefficients());
  for (std::size_t begin = 0; begin < all.size(); begin += own.words().size()) {
    total.add(all.data() + begin, own.coefficients(), 0, own.coefficients());
  }
  return total;
}

}  // namespace flotilla::shard
