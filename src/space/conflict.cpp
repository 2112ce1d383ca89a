// SPDX-License-Identifier: MIT
#include "space/conflict.hpp"

namespace flotilla::space {

std::string conflict_text(const std::vector<int>& lengths, const std::vector<int>& used,
                          const BigInt& expected, const BigInt& found) {
  std::string ships;
  for (std::size_t d = 0; d < lengths.size(); ++d) {
    ships += (d == 0 ? "" : ",") + std::to_string(lengths[d]) + ":" + std::to_string(used[d]);
  }
  return "fleet {" + ships + "}: " + to_decimal(expected) + " against " + to_decimal(found);
}

}  // namespace flotilla::space
