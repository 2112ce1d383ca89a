// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "oracle/known_counts.hpp"
#include "oracle/row_sweep.hpp"

namespace flotilla::oracle {
namespace {

TEST(OracleSlow, RowSweepGivesKnownCounts) {
  for (const KnownCount& known : k_known_counts)
    if (known.effort == Effort::slow) {
      const Problem problem{parse_board(known.board), parse_fleet(known.fleet),
                            parse_touch(known.touch)};
      EXPECT_EQ(to_decimal(row_sweep_count(problem)), known.count) << to_string(problem);
    }
}

}  // namespace
}  // namespace flotilla::oracle
