// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "frontier/swept.hpp"

namespace flotilla::frontier {
namespace {

// Small passes run on fewer threads: these boards have passes that are worth five.
constexpr std::uint64_t k_worth_five_threads = 200'000;

void expect_bit_equal(const Problem& problem, const Ring& ring) {
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

TEST(SweepThreads, ResultsAreBitEqual) {
  const Problem large{{5, 7}, parse_fleet("classic"), Touch::any};
  SweepPlan plan(large);
  plan.compile(1);
  EXPECT_GE(plan.updates(2), k_worth_five_threads);
  for (const Ring& ring : {Ring::binary(1), Ring::binary(2), Ring::prime_field(0)}) {
    expect_bit_equal(large, ring);
  }
}

TEST(SweepThreads, FewGroupsAreEnough) {
  expect_bit_equal({{7, 7}, parse_fleet("small"), Touch::none}, Ring::binary(1));
  expect_bit_equal({{6, 5}, parse_fleet("kings"), Touch::none}, Ring::binary(1));
  expect_bit_equal({{3, 1}, parse_fleet("2:1"), Touch::none}, Ring::binary(4));
  expect_bit_equal({{2, 3}, parse_fleet("empty"), Touch::any}, Ring::binary(1));
}

}  // namespace
}  // namespace flotilla::frontier
