// SPDX-License-Identifier: MIT
#include "shard/exchange.hpp"

#include <gtest/gtest.h>

#include <cstring>

#include "fleet/parse.hpp"
#include "shard/owners.hpp"
#include "shard/sharing_ranks.hpp"

namespace flotilla::shard {
namespace {

using frontier::Side;

// What cell (left, right) holds, a word at a time.
std::uint64_t content(int left, int right, std::size_t word, std::uint64_t round) {
  return static_cast<std::uint64_t>(left) * 0x9e3779b97f4a7c15U +
         static_cast<std::uint64_t>(right) * 0xbf58476d1ce4e5b9U + word * 0x94d049bb133111ebU +
         round;
}

void fill_owned(frontier::Table& table, const frontier::SweepPlan& plan, Side side,
                std::uint64_t round) {
  for (const int stem : table.ownership().of(side)) {
    for (int active = 0; active < plan.stems(other(side)); ++active) {
      const std::size_t words = table.cell_bytes(side, stem, active) / 8;
      if (words == 0) continue;
      const int left = side == Side::left ? stem : active;
      const int right = side == Side::left ? active : stem;
      std::byte* const cell = table.cell(side, stem, active);
      for (std::size_t w = 0; w < words; ++w) {
        const std::uint64_t word = content(left, right, w, round);
        std::memcpy(cell + 8 * w, &word, 8);
      }
    }
  }
}

std::size_t wrong_words(const frontier::Table& table, const frontier::SweepPlan& plan, Side side,
                        std::uint64_t round) {
  std::size_t wrong = 0;
  for (const int stem : table.ownership().of(side)) {
    for (int active = 0; active < plan.stems(other(side)); ++active) {
      const std::size_t words = table.cell_bytes(side, stem, active) / 8;
      if (words == 0) continue;
      const int left = side == Side::left ? stem : active;
      const int right = side == Side::left ? active : stem;
      const std::byte* const cell = table.cell(side, stem, active);
      for (std::size_t w = 0; w < words; ++w) {
        std::uint64_t word = 0;
        std::memcpy(&word, cell + 8 * w, 8);
        wrong += word != content(left, right, w, round) ? 1U : 0U;
      }
    }
  }
  return wrong;
}

void expect_shared(const frontier::Table& table, const Communicator& ranks, Sharing sharing) {
  for (int peer = 0; peer < ranks.size(); ++peer) {
    if (peer == ranks.rank()) continue;
    EXPECT_EQ(table.is_shared(peer), may_share(sharing, ranks.rank()) && may_share(sharing, peer))
        << name_of(sharing) << ", rank " << ranks.rank() << " and " << peer;
  }
}

// Of regions between two ranks, each counts its own copy, or one the one they share.
void expect_bytes(const frontier::Table& table, const frontier::SweepPlan& plan, int limbs,
                  Communicator& ranks, Sharing sharing) {
  std::uint64_t bytes = table.bytes();
  ranks.sum({&bytes, 1});
  const std::uint64_t once = plan.table_chunks() * 64 * static_cast<std::uint64_t>(limbs);
  if (sharing == Sharing::all)
    EXPECT_EQ(bytes, once);
  else
    EXPECT_GE(bytes, once);
}

// Cells go from the owners of one side to those of the other, and back, in batches.
void expect_exchange(const Problem& problem, int limbs, std::size_t batches, Sharing sharing) {
  const auto ranks = start_mpi();
  let_share(sharing, *ranks);
  const frontier::SweepPlan plan(problem);
  const Owners owners(plan, ranks->size());
  frontier::Table table(plan, limbs, owners.division(ranks->rank()));
  if (table.is_whole()) return;  // one matrix: nothing moves
  Exchange exchange(*ranks, table);
  expect_shared(table, *ranks, sharing);
  expect_bytes(table, plan, limbs, *ranks, sharing);
  std::uint64_t round = 0;
  for (const Side fixed : {Side::left, Side::right, Side::left}) {
    exchange.meet();
    fill_owned(table, plan, fixed, ++round);
    exchange.start(fixed);
    const std::size_t stems = table.ownership().of(fixed).size();
    for (std::size_t batch = 1; batch <= batches; ++batch) exchange.send(stems * batch / batches);
    exchange.finish();
    EXPECT_EQ(wrong_words(table, plan, other(fixed), round), 0U)
        << to_string(problem) << ", rank " << ranks->rank() << ", round " << round;
    EXPECT_EQ(wrong_words(table, plan, fixed, round), 0U);  // what was sent is still there
  }
}

TEST(Exchange, SmallTables) {
  for (const Sharing sharing : k_sharings) {
    for (const std::size_t batches : {1U, 3U, 16U}) {
      expect_exchange({{5, 5}, parse_fleet("small"), Touch::none}, 1, batches, sharing);
      expect_exchange({{5, 6}, parse_fleet("4:1,2:2"), Touch::corner}, 2, batches, sharing);
      expect_exchange({{5, 3}, parse_fleet("2:1"), Touch::any}, 4, batches, sharing);
    }
  }
}

// Many pieces a peer, more than may be under way at once.
TEST(Exchange, TablesOfManyPieces) {
  for (const Sharing sharing : k_sharings)
    expect_exchange({{10, 10}, parse_fleet("standard"), Touch::none}, 2, 16, sharing);
}

}  // namespace
}  // namespace flotilla::shard
