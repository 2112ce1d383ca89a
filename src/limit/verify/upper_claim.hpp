// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace flotilla::limit {

/// What an upper certificate says: a mix of the hider that no plan of a class beats with a greater chance than `bound`.
/// Plain data, so that whoever checks it needs nothing of those who made it.
struct UpperClaim {
  std::string plan_class;              // "basic" or "runs"
  int lines = 0;                       // of the lattice that the proof is on, 1..4096
  std::vector<std::string> patterns;   // "0,3": all twelve, by name
  std::vector<std::uint64_t> weights;  // [patterns] the chance of each, in 1e-9; the sum is 1e9
  std::string bound;  // such as "1/2": what the lattice proves, rounded up to a multiple of 1e-10
};

}  // namespace flotilla::limit
