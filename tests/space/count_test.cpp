// SPDX-License-Identifier: MIT
#include "space/count.hpp"

#include <gtest/gtest.h>

#include <random>

#include "expect_message.hpp"
#include "fleet/bound.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "number/size_text.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"
#include "space/saved_table.hpp"

namespace flotilla::space {
namespace {

class Count : public testing::Test {
 protected:
  std::unique_ptr<shard::Communicator> solo = shard::make_solo();
};

Problem problem_of(const char* board, const char* fleet, Touch touch) {
  return {parse_board(board), parse_fleet(fleet), touch};
}

CountOptions with_rings(std::vector<Ring> rings) {
  CountOptions options;
  options.rings = std::move(rings);
  return options;
}

CountOptions with_limit(std::uint64_t bytes) {
  CountOptions options;
  options.memory_limit = bytes;
  return options;
}

CountOptions with_direction(bool along_short_side) {
  CountOptions options;
  options.along_short_side = along_short_side;
  return options;
}

TEST_F(Count, EverySmallerFleetOnRandomProblems) {
  std::mt19937_64 random(oracle::test_seed() + 70);
  for (int trial = 0; trial < trials(1000); ++trial) {
    const Problem problem = oracle::random_problem(random);
    const oracle::Polynomial expected = oracle::brute_force_polynomial(problem);
    for (const bool along_short_side : {false, true}) {
      const CountResult result = count_placements(problem, with_direction(along_short_side), *solo);
      ASSERT_EQ(result.problem, problem);
      ASSERT_EQ(result.lengths, oracle::limited_lengths(problem.fleet));
      ASSERT_EQ(result.used.size(), result.polynomial.size());
      oracle::Polynomial found;
      for (std::size_t i = 0; i < result.used.size(); ++i) {
        ASSERT_LE(result.polynomial[i], result.estimate.bound);
        if (result.polynomial[i] != 0) found[result.used[i]] = result.polynomial[i];
      }
      ASSERT_EQ(found, expected) << to_string(problem);
      ASSERT_EQ(result.count, result.polynomial.back());
      ASSERT_FALSE(result.is_stopped);
    }
  }
}

TEST_F(Count, SweepsAlongTheLongSide) {
  const auto swept = [&](const char* board, bool along_short_side) {
    const Problem problem = problem_of(board, "2:1", Touch::none);
    return to_string(estimate_count(problem, with_direction(along_short_side), *solo).swept.board);
  };
  EXPECT_EQ(swept("4x6", false), "6x4");
  EXPECT_EQ(swept("6x4", false), "6x4");
  EXPECT_EQ(swept("4x6", true), "4x6");
  EXPECT_EQ(swept("6x4", true), "4x6");
  EXPECT_EQ(swept("5x5", false), "5x5");
}

TEST_F(Count, RingsFollowTheBound) {
  const Problem narrow = problem_of("8x8", "standard", Touch::none);
  EXPECT_EQ(estimate_count(narrow, {}, *solo).rings, std::vector<Ring>{Ring::binary(1)});
  const Problem wide = problem_of("9x9", "2:inf", Touch::any);
  const CountResult result = count_placements(wide, {}, *solo);
  EXPECT_EQ(result.estimate.bound, placement_upper_bound(wide));
  EXPECT_EQ(result.estimate.rings, (std::vector<Ring>{Ring::binary(1), Ring::prime_field(0)}));
  EXPECT_EQ(to_decimal(result.count), "10185111919160666118608");  // A028420
  // Beyond 2^256: several rings, put together again.
  const Problem many = problem_of("60x6", "2:inf", Touch::any);
  const CountResult several = count_placements(many, {}, *solo);
  EXPECT_GT(several.estimate.rings.size(), 1U);
  EXPECT_GT(several.count, BigInt(1) << 200U);
  const CountResult primes = count_placements(
      many, with_rings({Ring::prime_field(9), Ring::binary(4), Ring::prime_field(10)}), *solo);
  EXPECT_EQ(primes.count, several.count);
}

TEST_F(Count, ReportsRows) {
  const Problem problem = problem_of("7x6", "small", Touch::none);
  const CountOptions options = with_rings({Ring::binary(1), Ring::prime_field(0)});
  const CountResult result = count_placements(problem, options, *solo);
  ASSERT_EQ(result.rows.size(), 2U * 6);
  std::uint64_t most = 0, updates = 0;
  for (std::size_t i = 0; i < result.rows.size(); ++i) {
    const RowReport& row = result.rows[i];
    EXPECT_EQ(row.ring, static_cast<int>(i) / 6);
    EXPECT_EQ(row.row, static_cast<int>(i) % 6 + 1);
    EXPECT_EQ(row.rows, 7);
    EXPECT_EQ(row.most_states_on_a_rank, row.states);
    EXPECT_EQ(row.least_states_on_a_rank, row.states);
    EXPECT_GE(row.seconds, 0);
    most = std::max(most, row.states);
    updates += row.updates;
  }
  EXPECT_EQ(result.most_states, most);
  EXPECT_LE(most, result.estimate.states);
  EXPECT_LE(updates, result.estimate.updates);
  EXPECT_EQ(result.estimate.coefficients, result.polynomial.size());
  EXPECT_EQ(result.residues.size(), 2U);
}

TEST_F(Count, MemoryIsWhatTheSweepTakes) {
  for (const char* board : {"6x6", "9x7", "9x9"}) {
    for (const int threads : {1, 2}) {
      for (const Ring& ring : {Ring::binary(1), Ring::binary(4)}) {
        const Problem problem = problem_of(board, "standard", Touch::none);
        CountOptions options = with_rings({ring});
        options.threads = threads;
        CountEstimate announced;
        std::uint64_t taken = 0;
        CountHooks hooks;
        hooks.before = [&](const CountEstimate& estimate) { announced = estimate; };
        hooks.after_row = [&](const RowReport&, const CountProgress&,
                              const shard::ShardedSweep& sweep) {
          taken = sweep.bytes() + sweep.plan().bytes();
          EXPECT_EQ(announced.table_bytes, sweep.table().bytes());
          return false;
        };
        EXPECT_TRUE(count_placements(problem, options, *solo, hooks).is_stopped);
        const CountEstimate estimate = estimate_count(problem, options, *solo);
        EXPECT_EQ(announced.memory_bytes, estimate.memory_bytes);
        // Each thread keeps a polynomial's length of guard beside its work space.
        const std::uint64_t guards = static_cast<std::uint64_t>(threads) * 64 * (120 / 8 + 2);
        EXPECT_LE(estimate.memory_bytes, taken);
        EXPECT_LE(taken, estimate.memory_bytes + guards) << to_string(problem);
      }
    }
  }
}

TEST_F(Count, RefusesMoreMemoryThanAllowed) {
  const Problem problem = problem_of("11x11", "standard", Touch::none);
  const std::uint64_t mebi = std::uint64_t{1} << 20U;
  const std::uint64_t needed = estimate_count(problem, {}, *solo).memory_bytes;
  const std::string needs = size_text_above(needed);
  // The table alone is too large: refused before anything is compiled.
  EXPECT_ERROR(count_placements(problem, with_limit(mebi), *solo), LimitError,
               "board 11x11, fleet 4:1,3:2,2:3,1:4, touch none needs ");
  EXPECT_ERROR(
      count_placements(problem, with_limit(mebi), *solo), LimitError,
      "over 1 rank), allowed 1 MiB; use more ranks (mpirun -np N), a larger --memory-limit, "
      "fewer threads, or a board with a shorter short side");
  // An estimate tells all the same.
  EXPECT_GT(estimate_count(problem, with_limit(mebi), *solo).table_bytes, mebi);
  EXPECT_EQ(estimate_count(problem, with_limit(mebi), *solo).updates, 0U);
  // All but a byte: only the programs make it too much.
  EXPECT_ERROR(count_placements(problem, with_limit(needed - 1), *solo), LimitError,
               "needs " + needs + " of memory per rank (a table of ");
  EXPECT_EQ(estimate_count(problem, with_limit(needed), *solo).memory_bytes, needed);
}

TEST_F(Count, StopsAndGoesOnAtEveryRow) {
  for (const Problem& problem :
       {problem_of("6x5", "small", Touch::none), problem_of("4x7", "3:1,2:2", Touch::any),
        problem_of("5x5", "kings", Touch::corner), problem_of("2x9", "2:2", Touch::none)}) {
    const CountOptions options =
        with_rings({Ring::binary(2), Ring::prime_field(0), Ring::binary(1)});
    const CountResult expected = count_placements(problem, options, *solo);
    const int rows = expected.estimate.swept.board.rows;
    for (int ring = 0; ring < 3; ++ring) {
      for (int row = 1; row < rows; ++row) {
        SavedTable saved(ring, row);
        const CountResult stopped = count_placements(problem, options, *solo, saved.saving());
        ASSERT_TRUE(stopped.is_stopped);
        EXPECT_EQ(stopped.rows.size(), static_cast<std::size_t>(ring * (rows - 1) + row));
        const CountResult result =
            count_placements(problem, options, *solo, saved.loading(), saved.progress());
        EXPECT_FALSE(result.is_stopped);
        EXPECT_EQ(result.polynomial, expected.polynomial)
            << to_string(problem) << ", ring " << ring << ", stopped after row " << row;
        ASSERT_EQ(result.rows.size(), expected.rows.size());
        for (std::size_t i = 0; i < result.rows.size(); ++i) {
          EXPECT_EQ(result.rows[i].row, expected.rows[i].row);
          EXPECT_EQ(result.rows[i].states, expected.rows[i].states);
        }
        EXPECT_GE(result.seconds, stopped.rows.back().seconds);
      }
    }
  }
}

TEST_F(Count, ASingleRowHasNothingToStopAt) {
  CountHooks hooks;
  int calls = 0;
  hooks.after_row = [&](const RowReport&, const CountProgress&, const shard::ShardedSweep&) {
    ++calls;
    return false;
  };
  const CountResult result =
      count_placements(problem_of("1x1", "1:1", Touch::none), {}, *solo, hooks);
  EXPECT_FALSE(result.is_stopped);
  EXPECT_EQ(result.count, 1);
  EXPECT_EQ(calls, 0);
}

}  // namespace
}  // namespace flotilla::space
