// SPDX-License-Identifier: MIT
#include "known_optima.hpp"

namespace flotilla::hunt {
namespace {

TEST(BestPlay, PublishedOptimaOfTwoShips) {
  for (const KnownOptimum& known : k_slow_optima) expect_optimum(known);
}

}  // namespace
}  // namespace flotilla::hunt
