// SPDX-License-Identifier: MIT
#include "frontier/sweep.hpp"

#include <gtest/gtest.h>

#include "frontier/larger_problems.hpp"
#include "frontier/swept.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/random_problem.hpp"
#include "oracle/row_sweep.hpp"
#include "slow_build.hpp"

namespace flotilla::frontier {
namespace {

constexpr auto k_touches = {Touch::none, Touch::corner, Touch::any};

// The cut is moved by 0, 1, -1, 2, -2, 3, -3 in turn.
void expect_brute_force(int trials, std::uint64_t stream, const oracle::RandomLimits& limits) {
  std::mt19937_64 random(oracle::test_seed() + stream);
  for (int trial = 0; trial < trials; ++trial) {
    const Problem problem = oracle::random_problem(random, limits);
    const int shift = (trial % 7 + 1) / 2 * (trial % 7 % 2 == 0 ? -1 : 1);
    ASSERT_EQ(swept_polynomial(problem, {.cut_shift = shift}),
              in_index_order(oracle::brute_force_polynomial(problem), problem.fleet))
        << to_string(problem) << ", cut moved by " << shift << ", trial " << trial;
  }
}

TEST(Sweep, FindsWhatBruteForceFinds) { expect_brute_force(trials(6000), 10, {}); }

TEST(Sweep, FindsWhatBruteForceFindsWithFewShipsOnLargerBoards) {
  expect_brute_force(trials(2000), 11, {.max_cells = 36, .max_length = 6, .max_ships = 3});
}

TEST(Sweep, FindsWhatBruteForceFindsOnLongBoards) {
  expect_brute_force(trials(2000), 12,
                     {.max_cells = 24, .max_side = 12, .max_length = 4, .max_ships = 4});
}

TEST(Sweep, FindsWhatBruteForceFindsWithShipsLongerThanTheBoard) {
  expect_brute_force(trials(1500), 13,
                     {.max_cells = 24, .max_length = 9, .max_ships = 4, .unlimited_percent = 30});
}

TEST(Sweep, FindsWhatBruteForceFindsWithUnlimitedLengths) {
  expect_brute_force(trials(1500), 14,
                     {.max_cells_unlimited = 14, .max_ships = 3, .unlimited_percent = 100});
}

TEST(Sweep, SeveralUnlimitedLengths) {
  for (const Touch touch : k_touches) {
    for (const char* fleet : {"1:inf,2:inf", "1:inf,3:inf,2:1", "2:inf,3:inf", "3:inf,9:inf,1:2"}) {
      for (const Board board : {Board{3, 4}, Board{4, 3}, Board{2, 6}, Board{6, 2}}) {
        const Problem problem{board, parse_fleet(fleet), touch};
        EXPECT_EQ(swept_polynomial(problem),
                  in_index_order(oracle::brute_force_polynomial(problem), problem.fleet))
            << to_string(problem);
      }
    }
  }
}

TEST(Sweep, EmptyFleetHasOneWay) {
  Fleet zeros;
  zeros.set(3, 0);
  for (const Touch touch : k_touches) {
    for (const Board board :
         {Board{1, 1}, Board{1, 64}, Board{64, 1}, Board{300, 5}, Board{7, 8}}) {
      EXPECT_EQ(swept_polynomial({board, Fleet(), touch}), std::vector<BigInt>{1});
      EXPECT_EQ(swept_polynomial({board, zeros, touch}), std::vector<BigInt>{1});
    }
  }
}

// The cut is clamped to the board: the right half is then empty, or the left one a single column.
TEST(Sweep, CutAtTheEdge) {
  for (const Touch touch : k_touches) {
    const Problem problem{{4, 5}, parse_fleet("3:1,2:2,1:1"), touch};
    const std::vector<BigInt> expected =
        in_index_order(oracle::brute_force_polynomial(problem), problem.fleet);
    for (const int shift : {-100, 100}) {
      EXPECT_EQ(swept_polynomial(problem, {.cut_shift = shift}), expected)
          << to_string(problem) << ", cut moved by " << shift;
    }
  }
}

// Placements on a line of n cells, by the ship (or water) at its right end.
std::vector<BigInt> on_a_line(int cells, const Fleet& fleet, Touch touch) {
  const Inventory inventory(fleet);
  // line[n + 1]: n cells; line[0]: the cell before the board, past which a ship's water may stick.
  std::vector<std::vector<BigInt>> line(static_cast<std::size_t>(cells) + 2,
                                        std::vector<BigInt>(inventory.size(), 0));
  line[0][0] = line[1][0] = 1;
  for (int n = 1; n <= cells; ++n) {
    auto& here = line[static_cast<std::size_t>(n) + 1];
    here = line[static_cast<std::size_t>(n)];
    for (int length = 1; length <= std::min(n, inventory.longest()); ++length) {
      const int gap = touch == Touch::any ? 0 : 1;
      const auto& before = line[static_cast<std::size_t>(n - length - gap + 1)];
      const int d = inventory.dimension_of(length);
      for (std::size_t i = 0; i < inventory.size(); ++i) {
        std::vector<int> used = inventory.used_at(i);
        if (d >= 0 &&
            ++used[static_cast<std::size_t>(d)] > inventory.counts()[static_cast<std::size_t>(d)]) {
          continue;
        }
        if (inventory.owns(length)) here[inventory.index_of(used)] += before[i];
      }
    }
  }
  return line.back();
}

TEST(Sweep, LinesOfAnyLength) {
  for (const Touch touch : k_touches) {
    for (const char* fleet : {"1:1", "3:2,2:1", "5:1,4:1,1:2", "2:3,1:inf", "16:1"}) {
      const Fleet ships = parse_fleet(fleet);
      for (const int cells : {1, 2, 3, 7, 13, 14}) {
        const std::vector<BigInt> expected = on_a_line(cells, ships, touch);
        EXPECT_EQ(swept_polynomial({{1, cells}, ships, touch}), expected) << cells << " " << fleet;
        EXPECT_EQ(swept_polynomial({{cells, 1}, ships, touch}), expected) << cells << " " << fleet;
      }
      // Far more than the ring holds: wrapping round does no harm.
      EXPECT_EQ(swept_polynomial({{1000, 1}, ships, touch}, {.ring = Ring::binary(1)}),
                modulo(on_a_line(1000, ships, touch), Ring::binary(1)))
          << fleet;
    }
  }
}

TEST(Sweep, WidestFrontier) {
  for (const Touch touch : k_touches) {
    const Fleet ships{{5, 1}};
    EXPECT_EQ(swept_polynomial({{1, 64}, ships, touch}), on_a_line(64, ships, touch));
  }
}

TEST(Sweep, FullBoards) {
  // Twelve one-cell ships on twelve cells: 12 choose k for each smaller fleet.
  std::vector<BigInt> row{1};
  for (int k = 1; k <= 12; ++k) row.push_back(row.back() * (13 - k) / k);
  EXPECT_EQ(swept_polynomial({{3, 4}, Fleet{{1, 12}}, Touch::any}), row);
  EXPECT_EQ(swept_polynomial({{2, 2}, Fleet{{2, 2}}, Touch::any}), (std::vector<BigInt>{1, 4, 2}));
  // Packed without touching: one way to put four ships on 3x3, none to put five.
  EXPECT_EQ(swept_polynomial({{3, 3}, Fleet{{1, 5}}, Touch::none}),
            (std::vector<BigInt>{1, 9, 16, 8, 1, 0}));
  EXPECT_EQ(swept_polynomial({{3, 3}, Fleet{{1, 5}}, Touch::corner}).back(), 1);
  // Domino tilings of 8x8 (Kasteleyn 1961; A004003).
  EXPECT_EQ(swept_polynomial({{8, 8}, Fleet{{2, 32}}, Touch::any}).back(), 12988816);
}

TEST(Sweep, FindsWhatTheRowSweepFindsHoweverItIsCut) {
  for (const Problem& problem : larger_problems()) {
    if (problem.board.cols > 8) continue;  // those in sweep_slow_test.cpp
    expect_row_sweep_however_cut(problem);
  }
}

TEST(Sweep, RingsAndInstructionSetsAgree) {
  for (const Problem& problem : larger_problems()) {
    SweepPlan plan(problem);
    plan.compile(1);
    const std::vector<BigInt> expected =
        coefficients_of(sweep_all_rows(plan, Ring::binary(4), {}).residues);
    for (const Ring& ring :
         {Ring::binary(1), Ring::binary(2), Ring::binary(4), Ring::prime_field(0),
          Ring::prime_field(1), Ring::prime_field(7), Ring{1, 1000003}, Ring{1, 5}, Ring{1, 2}}) {
      for (const InstructionSet set : instruction_sets()) {
        const Swept swept = sweep_all_rows(plan, ring, {1, set});
        EXPECT_EQ(coefficients_of(swept.residues), modulo(expected, ring))
            << to_string(problem) << " in " << ring.name() << " with " << to_string(set);
      }
    }
  }
}

// Several fills of the first half row leave the same state: their number is a residue too.
TEST(Sweep, TinyPrimes) {
  for (const int cells : {1, 6, 13}) {
    const Problem problem{{1, cells}, Fleet{{1, 2}}, Touch::any};
    for (const Ring& ring : {Ring{1, 2}, Ring{1, 3}, Ring{1, 5}}) {
      EXPECT_EQ(swept_polynomial(problem, {.ring = ring}),
                (modulo({1, cells, cells * (cells - 1) / 2}, ring)))
          << cells << " cells in " << ring.name();
    }
  }
}

// 720 coefficients, 90 chunks: more than the 16 registers a target may stay in.
TEST(Sweep, LongPolynomials) {
  const Problem problem{{6, 5}, parse_fleet("five"), Touch::none};
  const std::vector<BigInt> expected =
      in_index_order(oracle::row_sweep_polynomial(problem), problem.fleet);
  ASSERT_EQ(expected.size(), 720U);
  for (const Ring& ring :
       {Ring::binary(1), Ring::binary(2), Ring::binary(4), Ring::prime_field(0)}) {
    for (const InstructionSet set : instruction_sets()) {
      EXPECT_EQ(swept_polynomial(problem, {.ring = ring, .options = {1, set}}),
                modulo(expected, ring))
          << ring.name() << " with " << to_string(set);
    }
  }
  EXPECT_EQ(swept_polynomial({{5, 6}, problem.fleet, problem.touch}), expected);
}

TEST(Sweep, CountsTheStatesAndWorkOfARow) {
  const Problem problem{{7, 7}, parse_fleet("small"), Touch::none};
  SweepPlan plan(problem);
  plan.compile(1);
  const Swept first = sweep_all_rows(plan, Ring::binary(1), {});
  ASSERT_EQ(first.rows.size(), 6U);
  for (const InstructionSet set : instruction_sets()) {
    const Swept second = sweep_all_rows(plan, Ring::binary(4), {1, set});
    for (std::size_t row = 0; row < first.rows.size(); ++row) {
      EXPECT_GT(first.rows[row].states, 0U);
      EXPECT_LE(first.rows[row].states, plan.states());
      EXPECT_EQ(second.rows[row].states, first.rows[row].states);
      EXPECT_EQ(second.rows[row].updates, first.rows[row].updates);
      EXPECT_EQ(second.rows[row].bytes, 4 * first.rows[row].bytes);
    }
  }
  EXPECT_EQ(first.rows[0].updates, plan.updates(1));  // no group is hopeless yet
}

TEST(Sweep, MayBeginAgain) {
  const Problem problem{{6, 6}, parse_fleet("small"), Touch::none};
  SweepPlan plan(problem);
  plan.compile(1);
  Sweep sweep(plan, Ring::binary(1), Division::whole(plan), {});
  for (const int rows_before_again : {0, 1, 2, 5}) {
    sweep.begin();
    EXPECT_EQ(sweep.row(), 1);
    EXPECT_EQ(sweep.fresh(), Side::left);
    for (int row = 0; row < rows_before_again; ++row) sweep.advance();
    EXPECT_EQ(sweep.fresh(), rows_before_again % 2 == 0 ? Side::left : Side::right);
  }
  EXPECT_EQ(sweep.finish().coefficient(plan.inventory().size() - 1), 894296);
  EXPECT_GE(sweep.bytes(), plan.table_chunks() * 64);
}

// What one ring left in the memory does not show in the next.
TEST(Sweep, RingsFollowOneAnotherInTheSameMemory) {
  const Problem problem{{6, 7}, parse_fleet("small"), Touch::none};
  SweepPlan plan(problem);
  plan.compile(1);
  const auto finished = [&](Sweep& sweep) {
    sweep.begin();
    while (sweep.row() < problem.board.rows) sweep.advance();
    const Residues found = sweep.finish();
    return std::vector<std::uint64_t>(found.words().begin(), found.words().end());
  };
  for (const int threads : {1, 2}) {
    Sweep reused(plan, Ring::binary(1), Division::whole(plan), {.threads = threads});
    for (const Ring& ring : {Ring::prime_field(0), Ring::prime_field(1), Ring::binary(1)}) {
      EXPECT_FALSE(finished(reused).empty());
      reused.change_ring(ring);
      Sweep fresh(plan, ring, Division::whole(plan), {});
      EXPECT_EQ(finished(reused), finished(fresh)) << ring.name() << ", threads " << threads;
    }
  }
}

// A group swept in any order, and in any number of parts, leaves the same table.
TEST(Sweep, GroupsMayBeSweptInParts) {
  const Problem problem{{6, 7}, parse_fleet("small"), Touch::corner};
  SweepPlan plan(problem);
  plan.compile(1);
  Sweep sweep(plan, Ring::binary(1), Division::whole(plan), {});
  sweep.begin();
  while (sweep.row() < problem.board.rows) {
    for (int stem = plan.stems(sweep.fresh()); stem-- > 0;) sweep.sweep_groups(std::array{stem});
    sweep.end_pass();
  }
  EXPECT_EQ(coefficients_of(sweep.finish()), swept_polynomial(problem));
}

}  // namespace
}  // namespace flotilla::frontier
