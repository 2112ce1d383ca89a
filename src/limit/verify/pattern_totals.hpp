// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "limit/verify/claim_check.hpp"
#include "limit/verify/mixture_claim.hpp"
#include "limit/verify/ship_classes.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit::verify {

/// What a mixture wins on each pattern of the hider: sums over its plans and over the boards of the pattern, exact.
class PatternTotals {
 public:
  explicit PatternTotals(const ShipClasses& classes);

  /// Adds a plan.
  ///
  /// @param boards  [classes.boards()]: what it is worth on each, over the scale
  void add(std::uint64_t weight, const std::vector<BigInt>& boards);

  /// The guarantee, and the first pattern or number that the claim states otherwise: fractions in lowest terms, as digits.
  ///
  /// @param scale  what the boards' values are over
  [[nodiscard]] ClaimCheck compare(const MixtureClaim& claim, const BigInt& scale) const;

 private:
  struct Total {
    std::vector<std::size_t> boards;  // with repetition
    BigInt sum = 0;
  };
  std::map<std::string, Total> patterns_;  // by name, "0,3"
  BigInt weights_ = 0;
};

}  // namespace flotilla::limit::verify
