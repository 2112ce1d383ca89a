// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace flotilla::limit {

/// What a certificate of a ceiling says: nobody wins more against the plain plan and a hider who places at random. Plain data.
struct CeilingClaim {
  std::vector<std::pair<int, int>> fleet;  // lengths and how many ships of each, shortest first
  std::string relaxation;                  // "flux", or for {3,3,2} "r1" or "r2"
  int steps = 0;                           // of the lattice, K; 0 for flux
  std::string ceiling;  // a share of 1: a fraction; for r1 and r2 with 10 decimals, rounded up
};

}  // namespace flotilla::limit
