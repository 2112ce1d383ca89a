// SPDX-License-Identifier: MIT
#include "limit/verify/pattern_totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace flotilla::limit::verify {

/// Boards of each pattern: six offsets times all that are the same but for naming and reflection, repeated to 36.
PatternTotals::PatternTotals(const ShipClasses& classes) {
  for (int a = 0; a < 6; ++a)
    for (int b = 0; b < 6; ++b) {
      // the same with the 3s swapped, and both reflected
      const int a2 = (6 - a) % 6;
      const std::array<std::array<int, 2>, 4> same = {
          {{a, b}, {a2, (b + 6 - a) % 6}, {a2, (7 - b) % 6}, {a, (7 - b + a) % 6}}};
      if (*std::min_element(same.begin(), same.end()) != same[0]) continue;
      std::vector<std::size_t>& boards = patterns_[fmt::format("{},{}", a, b)].boards;
      for (const auto& [shift, shift_of_two] : same)
        for (int offset = 0; offset < 6; ++offset)
          boards.push_back(classes.board(classes.of_three(offset),
                                         classes.of_three((offset + shift) % 6),
                                         classes.of_two((offset + shift_of_two) % 6)));
    }
}

void PatternTotals::add(std::uint64_t weight, const std::vector<BigInt>& boards) {
  weights_ += weight;
  for (auto& [name, total] : patterns_)
    for (const std::size_t board : total.boards) total.sum += weight * boards[board];
}

ClaimCheck PatternTotals::compare(const MixtureClaim& claim, const BigInt& scale) const {
  ClaimCheck check;
  if (claim.patterns.size() != patterns_.size() || claim.values.size() != patterns_.size()) {
    check.mistake =
        fmt::format("{} patterns are named, not {}", claim.patterns.size(), patterns_.size());
    return check;
  }
  std::size_t i = 0;
  for (const auto& [name, total] : patterns_) {
    const Rational value = ratio(total.sum, weights_ * scale * total.boards.size());
    if (i == 0 || value < check.guarantee) check.guarantee = value;
    if (check.holds() && (claim.patterns[i] != name || Rational(claim.values[i]) != value))
      check.mistake =
          fmt::format("pattern {} is worth {}, not {}", name, value.str(), claim.values[i]);
    ++i;
  }
  if (check.holds() && Rational(claim.guarantee) != check.guarantee)
    check.mistake =
        fmt::format("the guarantee is {}, not {}", check.guarantee.str(), claim.guarantee);
  return check;
}

}  // namespace flotilla::limit::verify
