// SPDX-License-Identifier: MIT
#include "limit/verify/pattern_totals.hpp"

#include <fmt/format.h>

#include "limit/verify/pattern_boards.hpp"

namespace flotilla::limit::verify {

PatternTotals::PatternTotals(const ShipClasses& classes) {
  for (auto& [name, boards] : boards_of_patterns(classes)) patterns_[name].boards = boards;
}

void PatternTotals::add(std::uint64_t weight, const std::vector<BigInt>& boards) {
  weights_ += weight;
  for (auto& [name, total] : patterns_)
    for (const std::size_t board : total.boards) total.sum += weight * boards[board];
}

ClaimCheck PatternTotals::compare(const MixtureClaim& claim, const BigInt& scale) const {
  ClaimCheck check;
  if (claim.patterns.size() != patterns_.size() || claim.values.size() != patterns_.size()) {
    check.mistake = fmt::format("{} patterns with {} values are named, not {}",
                                claim.patterns.size(), claim.values.size(), patterns_.size());
    return check;
  }
  if (weights_ == 0) {
    check.mistake = "no plan has a weight";
    return check;
  }
  std::size_t i = 0;
  for (const auto& [name, total] : patterns_) {
    const Rational value = ratio(total.sum, weights_ * scale * total.boards.size());
    if (i == 0 || value < check.guarantee) check.guarantee = value;
    if (check.holds() && claim.patterns[i] != name)
      check.mistake = fmt::format("pattern {} is named where {} comes", claim.patterns[i], name);
    if (check.holds() && claim.values[i] != value.str())
      check.mistake =
          fmt::format("pattern {} is worth {}, not {}", name, value.str(), claim.values[i]);
    ++i;
  }
  if (check.holds() && claim.guarantee != check.guarantee.str())
    check.mistake =
        fmt::format("the guarantee is {}, not {}", check.guarantee.str(), claim.guarantee);
  return check;
}

}  // namespace flotilla::limit::verify
