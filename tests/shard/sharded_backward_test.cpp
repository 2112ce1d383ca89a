// SPDX-License-Identifier: MIT
#include "shard/sharded_backward.hpp"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <vector>

#include "fleet/parse.hpp"
#include "shard/sharded_sweep.hpp"

namespace flotilla::shard {
namespace {

using frontier::HalfTotals;
using frontier::SweepPlan;
using frontier::Table;

SweepPlan compiled(const Problem& problem, std::shared_ptr<const BerthRules> rules = nullptr) {
  SweepPlan plan(problem, {.rules = std::move(rules), .trace = frontier::Trace::contents});
  plan.compile(1);
  return plan;
}

/// The tables of a sweep forward, in the middle of row 1, 2, ..
std::vector<std::unique_ptr<Table>> tables_forward(const SweepPlan& plan, const Ring& ring,
                                                   Communicator& ranks) {
  std::vector<std::unique_ptr<Table>> tables;
  ShardedSweep sweep(plan, ring, ranks, {});
  sweep.begin();
  for (int row = 1; row <= plan.problem().board.rows; ++row) {
    if (row > 1) static_cast<void>(sweep.advance());
    tables.push_back(std::make_unique<Table>(plan, ring.limbs, sweep.table().division()));
    tables.back()->copy_from(sweep.table(), sweep.fresh(), 2);
  }
  return tables;
}

std::vector<std::uint64_t> words_of(const HalfTotals& totals) {
  std::vector<std::uint64_t> words;
  for (const auto& rows : {totals.first, totals.second})
    for (const frontier::Residues& row : rows)
      words.insert(words.end(), row.words().begin(), row.words().end());
  return words;
}

/// What a way back was in the middle of a row: all groups of its fresh side, and totals.
struct Saved {
  std::map<int, std::vector<std::byte>> groups;
  HalfTotals totals;
};

/// Goes back alone. @return  what it was in the middle of each row, from the last one to the first, and,
/// after those, at the end
std::vector<Saved> saved_alone(const SweepPlan& plan, const Ring& ring) {
  const auto solo = make_solo();
  const auto tables = tables_forward(plan, ring, *solo);
  ShardedBackward back(plan, ring, *solo, {});
  std::vector<Saved> saved;
  for (std::size_t row = tables.size(); row >= 1; --row) {
    if (row == tables.size())
      back.begin(*tables[row - 1]);
    else
      back.retreat(*tables[row - 1]);
    Saved& here = saved.emplace_back(Saved{{}, back.totals()});
    for (int stem = 0; stem < plan.stems(back.fresh()); ++stem) {
      here.groups[stem].resize(back.table().group_bytes(back.fresh(), stem));
      back.table().copy_group_out(back.fresh(), stem, here.groups[stem]);
    }
  }
  back.close();
  saved.push_back({{}, back.totals()});
  return saved;
}

// Saved by one process after any row, the way back ends alike on every number of ranks.
void expect_going_on(const SweepPlan& plan) {
  const auto ranks = start_mpi();
  const int rows = plan.problem().board.rows;
  for (const Ring& ring : {Ring::binary(1), Ring::binary(2), Ring::prime_field(0)}) {
    const std::vector<Saved> saved = saved_alone(plan, ring);
    const auto tables = tables_forward(plan, ring, *ranks);
    for (int row = rows; row >= 1; --row) {
      const Saved& here = saved[static_cast<std::size_t>(rows - row)];
      ShardedBackward back(plan, ring, *ranks, {});
      const frontier::Side fresh = frontier::fresh_side(row);
      for (const int stem : back.table().ownership().of(fresh))
        back.table().copy_group_in(fresh, stem, here.groups.at(stem));
      back.resume(row, here.totals);
      EXPECT_EQ(words_of(back.totals()), words_of(here.totals));
      while (back.row() > 1) back.retreat(*tables[static_cast<std::size_t>(back.row() - 2)]);
      back.close();
      EXPECT_EQ(words_of(back.totals()), words_of(saved.back().totals))
          << to_string(plan.problem()) << " in " << ring.name() << ", from row " << row;
    }
  }
}

TEST(ShardedBackward, GoesOnFromEveryRow) {
  expect_going_on(compiled({{6, 5}, parse_fleet("small"), Touch::none}));
  expect_going_on(compiled({{4, 6}, parse_fleet("3:1,2:1"), Touch::any}));
  expect_going_on(compiled({{1, 3}, parse_fleet("2:1"), Touch::none}));
}

TEST(ShardedBackward, GoesOnUnderWhatIsKnown) {
  const Problem problem{{5, 5}, parse_fleet("small"), Touch::none};
  auto rules = std::make_shared<BerthRules>(problem.board);
  rules->set_row_number(1, 2);
  expect_going_on(compiled(problem, std::move(rules)));
}

}  // namespace
}  // namespace flotilla::shard
