// SPDX-License-Identifier: MIT
#include "shard/sharded_sweep.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "fleet/parse.hpp"
#include "shard/sharing_ranks.hpp"

namespace flotilla::shard {
namespace {

using frontier::Side;

struct Outcome {
  std::vector<std::uint64_t> polynomial;
  std::vector<std::array<std::uint64_t, 3>> rows;  // states, updates, bytes, summed over ranks
};

Outcome sweep_over(Communicator& ranks, const frontier::SweepPlan& plan, const Ring& ring,
                   int threads) {
  Outcome outcome;
  ShardedSweep sweep(plan, ring, ranks, {.threads = threads});
  sweep.begin();
  while (sweep.row() < plan.problem().board.rows) {
    const frontier::PassStats stats = sweep.advance();
    std::array<std::uint64_t, 3> sums{stats.states, stats.updates, stats.bytes};
    ranks.sum(sums);
    outcome.rows.push_back(sums);
  }
  const frontier::Residues found = sweep.finish();
  outcome.polynomial.assign(found.words().begin(), found.words().end());
  return outcome;
}

// Bit-equal to one process alone, on every rank, whatever the ring and the number of threads.
void expect_as_solo(const Problem& problem, int cut_shift = 0) {
  const auto ranks = start_mpi();
  const auto solo = make_solo();
  frontier::SweepPlan plan(problem, cut_shift);
  plan.compile(1);
  for (const Ring& ring :
       {Ring::binary(1), Ring::binary(2), Ring::binary(4), Ring::prime_field(0)}) {
    const Outcome expected = sweep_over(*solo, plan, ring, 1);
    for (const Sharing sharing : k_sharings) {
      let_share(sharing, *ranks);
      for (const int threads : {1, 2}) {
        const Outcome found = sweep_over(*ranks, plan, ring, threads);
        const std::string of = to_string(problem) + " in " + ring.name() + ", " + name_of(sharing) +
                               ", threads " + std::to_string(threads);
        EXPECT_EQ(found.polynomial, expected.polynomial) << of;
        EXPECT_EQ(found.rows, expected.rows) << of;
      }
    }
  }
}

TEST(ShardedSweep, MoreRanksThanGroups) {
  // Right half empty: one group on that side; no ships: one group on either.
  expect_as_solo({{4, 1}, parse_fleet("2:1"), Touch::none});
  expect_as_solo({{1, 3}, parse_fleet("2:1"), Touch::none});
  expect_as_solo({{3, 3}, parse_fleet("empty"), Touch::any});
  expect_as_solo({{4, 2}, parse_fleet("2:1"), Touch::any});
  expect_as_solo({{5, 4}, parse_fleet("2:2"), Touch::corner}, 2);
}

TEST(ShardedSweep, GroupsOnEveryRank) {
  expect_as_solo({{6, 6}, parse_fleet("small"), Touch::none});
  expect_as_solo({{5, 7}, parse_fleet("small"), Touch::corner});
  expect_as_solo({{5, 7}, parse_fleet("classic"), Touch::any});
  expect_as_solo({{5, 6}, parse_fleet("kings"), Touch::none});
}

// Megabytes to exchange: many pieces a peer.
TEST(ShardedSweep, LargerTable) {
  const auto ranks = start_mpi();
  frontier::SweepPlan plan({{9, 9}, parse_fleet("standard"), Touch::none});
  plan.compile(1);
  for (const Sharing sharing : k_sharings) {
    let_share(sharing, *ranks);
    const Outcome found = sweep_over(*ranks, plan, Ring::binary(1), 1);
    EXPECT_EQ(found.polynomial.back(), 15624844160880U) << name_of(sharing);
  }
}

TEST(ShardedSweep, TableIsDividedAmongThoseWhoShareNothing) {
  const auto ranks = start_mpi();
  let_share(Sharing::none, *ranks);
  frontier::SweepPlan plan({{7, 7}, parse_fleet("small"), Touch::none});
  plan.compile(1);
  const ShardedSweep sweep(plan, Ring::binary(1), *ranks, {});
  const std::uint64_t whole = plan.table_chunks() * 64;
  std::array<std::uint64_t, 1> bytes{sweep.table().bytes()};
  EXPECT_LE(bytes[0],
            ranks->size() == 1 ? whole : 3 * whole / static_cast<std::uint64_t>(ranks->size()));
  // Every cell is held by the owner of its left stem and by that of its right one, once if they are one.
  const Owners owners(plan, ranks->size());
  std::uint64_t held = 0;
  for (int left = 0; left < plan.stems(Side::left); ++left) {
    for (int right = 0; right < plan.stems(Side::right); ++right) {
      const bool is_shared = owners.of(Side::left, left) != owners.of(Side::right, right);
      held += (is_shared ? 2U : 1U) * plan.cell_chunks(Side::left, left, right) * 64;
    }
  }
  ranks->sum(bytes);
  EXPECT_EQ(bytes[0], held);
}

}  // namespace
}  // namespace flotilla::shard
