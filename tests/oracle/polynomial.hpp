// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <vector>

#include "fleet/problem.hpp"
#include "number/bigint.hpp"

namespace flotilla::oracle {

/// Placements of every smaller fleet. Key: ships used of each limited length with a count above 0, shortest
/// length first; unlimited lengths have no place in the key and are summed over. Only non-zero numbers are kept.
using Polynomial = std::map<std::vector<int>, BigInt>;

/// The limited lengths of the fleet, shortest first: what the places of a key stand for.
[[nodiscard]] inline std::vector<int> limited_lengths(const Fleet& fleet) {
  std::vector<int> lengths;
  for (int length = 1; length <= Fleet::k_max_length; ++length)
    if (fleet.of_length(length) > 0 && !fleet.is_unlimited(length)) lengths.push_back(length);
  return lengths;
}

/// The number for the whole fleet.
[[nodiscard]] inline BigInt full_fleet_count(const Polynomial& polynomial, const Fleet& fleet) {
  std::vector<int> all;
  for (const int length : limited_lengths(fleet)) all.push_back(fleet.of_length(length));
  const auto found = polynomial.find(all);
  return found == polynomial.end() ? BigInt(0) : found->second;
}

}  // namespace flotilla::oracle
