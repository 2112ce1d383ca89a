// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "frontier/swept.hpp"

namespace flotilla::frontier {
namespace {

struct Case {
  const char* board;
  const char* fleet;
  Touch touch;
};

TEST(SweepThreads, ResultsAreBitEqual) {
  for (const Case& c : {Case{"7x7", "small", Touch::none}, Case{"5x6", "small", Touch::corner},
                        Case{"4x7", "3:1,2:2", Touch::any}, Case{"6x5", "kings", Touch::none},
                        Case{"3x1", "2:1", Touch::none}}) {
    const Problem problem{parse_board(c.board), parse_fleet(c.fleet), c.touch};
    for (const Ring& ring : {Ring::binary(1), Ring::binary(2), Ring::prime_field(0)}) {
      SweepPlan plan(problem);
      plan.compile(1);
      const Swept expected = sweep_all_rows(plan, ring, {});
      for (const int threads : {2, 5}) {
        SweepPlan plan_by_threads(problem);
        plan_by_threads.compile(threads);
        EXPECT_EQ(plan_by_threads.fingerprint(), plan.fingerprint());
        EXPECT_EQ(plan_by_threads.program_bytes(), plan.program_bytes());
        const Swept found = sweep_all_rows(plan_by_threads, ring, {.threads = threads});
        EXPECT_TRUE(std::ranges::equal(found.residues.words(), expected.residues.words()))
            << to_string(problem) << " in " << ring.name() << ", " << threads << " threads";
        for (std::size_t row = 0; row < expected.rows.size(); ++row) {
          EXPECT_EQ(found.rows[row].states, expected.rows[row].states);
          EXPECT_EQ(found.rows[row].updates, expected.rows[row].updates);
          EXPECT_EQ(found.rows[row].bytes, expected.rows[row].bytes);
        }
      }
    }
  }
}

}  // namespace
}  // namespace flotilla::frontier
