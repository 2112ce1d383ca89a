// SPDX-License-Identifier: MIT
#include "frontier/table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "fleet/parse.hpp"
#include "oracle/random_problem.hpp"

namespace flotilla::frontier {
namespace {

constexpr auto k_sides = {Side::left, Side::right};

std::vector<std::byte> random_bytes(std::size_t size, std::mt19937_64& random) {
  std::vector<std::byte> bytes(size);
  for (std::byte& b : bytes) b = static_cast<std::byte>(random());
  return bytes;
}

class EveryTable : public testing::TestWithParam<int> {
 protected:
  // Halves of different width, of equal width, and an empty right half.
  [[nodiscard]] static std::vector<Problem> problems() {
    return {{{5, 5}, parse_fleet("small"), Touch::none},
            {{5, 6}, parse_fleet("4:1,2:2"), Touch::corner},
            {{5, 1}, parse_fleet("2:2"), Touch::any}};
  }
};

TEST_P(EveryTable, WholeOneIsOneMatrixSeenFromBothSides) {
  for (const Problem& problem : problems()) {
    const SweepPlan plan(problem);
    const Table table(plan, GetParam(), Division::whole(plan));
    EXPECT_TRUE(table.is_whole());
    EXPECT_EQ(table.limbs(), GetParam());
    EXPECT_EQ(table.bytes(), plan.table_chunks() * 64 * static_cast<std::size_t>(GetParam()));
    // Cells lie one after the other without gap or overlap.
    const std::byte* next = table.cell(Side::left, 0, 0);
    for (int left = 0; left < plan.stems(Side::left); ++left) {
      std::vector<std::byte*> cells;
      table.cells_of_group(Side::left, left, cells);
      ASSERT_EQ(cells.size(), static_cast<std::size_t>(plan.stems(Side::right)));
      std::size_t group_bytes = 0;
      for (int right = 0; right < plan.stems(Side::right); ++right) {
        const std::byte* const cell = table.cell(Side::left, left, right);
        ASSERT_EQ(cell, next);
        ASSERT_EQ(cell, table.cell(Side::right, right, left));
        const std::size_t size = table.cell_bytes(Side::left, left, right);
        ASSERT_EQ(size, table.cell_bytes(Side::right, right, left));
        // Room for the cell in either role.
        const std::size_t limb_bytes = 64 * static_cast<std::size_t>(GetParam());
        ASSERT_EQ(size, limb_bytes * std::max(plan.shape(Side::left, left, right).chunks,
                                              plan.shape(Side::right, right, left).chunks));
        if (size != 0) {
          ASSERT_EQ(cell, cells[static_cast<std::size_t>(right)]);
        }
        next += size;
        group_bytes += size;
      }
      EXPECT_EQ(group_bytes, table.group_bytes(Side::left, left));
    }
    EXPECT_EQ(next, table.cell(Side::left, 0, 0) + table.bytes());
  }
}

TEST_P(EveryTable, GroupsCopyOutAndIn) {
  std::mt19937_64 random(oracle::test_seed() + 60);
  for (const Problem& problem : problems()) {
    const SweepPlan plan(problem);
    for (const Side side : k_sides) {
      Table table(plan, GetParam(), Division::whole(plan)),
          copy = Table(plan, GetParam(), Division::whole(plan));
      std::vector<std::vector<std::byte>> groups;
      for (int stem = 0; stem < plan.stems(side); ++stem) {
        groups.push_back(random_bytes(table.group_bytes(side, stem), random));
        table.copy_group_in(side, stem, groups.back());
      }
      for (int stem = 0; stem < plan.stems(side); ++stem) {
        std::vector<std::byte> out(table.group_bytes(side, stem));
        table.copy_group_out(side, stem, out);
        ASSERT_EQ(out, groups[static_cast<std::size_t>(stem)]);
        copy.copy_group_in(side, stem, out);
      }
      // The other side sees the same cells.
      for (int stem = 0; stem < plan.stems(other(side)); ++stem) {
        std::vector<std::byte> out(table.group_bytes(other(side), stem)), again(out.size());
        table.copy_group_out(other(side), stem, out);
        copy.copy_group_out(other(side), stem, again);
        ASSERT_EQ(out, again);
      }
      copy.set_to_zero(Side::left, 1);
      EXPECT_TRUE(std::all_of(copy.cell(Side::left, 0, 0),
                              copy.cell(Side::left, 0, 0) + copy.bytes(),
                              [](std::byte b) { return b == std::byte{0}; }));
    }
  }
}

// Every other stem belongs to process 0, the rest to process 1.
Division halved(const SweepPlan& plan) {
  Division division{{{}, {}}, 0};
  for (const Side side : k_sides) {
    for (int stem = 0; stem < plan.stems(side); ++stem) {
      Ownership& owner = division.processes[static_cast<std::size_t>(stem % 2)];
      owner.stems[static_cast<std::size_t>(side)].push_back(stem);
    }
  }
  return division;
}

TEST_P(EveryTable, PartHoldsTheGroupsOwnedOfEachSide) {
  std::mt19937_64 random(oracle::test_seed() + 61);
  for (const Problem& problem : problems()) {
    const SweepPlan plan(problem);
    for (const int own : {0, 1}) {
      Division division = halved(plan);
      division.own = own;
      Table table(plan, GetParam(), division);
      EXPECT_FALSE(table.is_whole());
      std::size_t bytes = 0;
      for (const Side side : k_sides) {
        for (const int stem : table.ownership().of(side)) bytes += table.group_bytes(side, stem);
      }
      for (const int left : table.ownership().of(Side::left)) {
        for (const int right : table.ownership().of(Side::right)) {
          bytes -= table.cell_bytes(Side::left, left, right);  // held once
          ASSERT_EQ(table.cell(Side::left, left, right), table.cell(Side::right, right, left));
        }
      }
      EXPECT_EQ(table.bytes(), bytes);
      for (const Side side : k_sides) {
        std::vector<std::vector<std::byte>> groups;
        for (const int stem : table.ownership().of(side)) {
          groups.push_back(random_bytes(table.group_bytes(side, stem), random));
          table.copy_group_in(side, stem, groups.back());
        }
        std::size_t next = 0;
        for (const int stem : table.ownership().of(side)) {
          std::vector<std::byte> out(table.group_bytes(side, stem));
          table.copy_group_out(side, stem, out);
          ASSERT_EQ(out, groups[next++]);
        }
      }
    }
  }
}

TEST_P(EveryTable, NothingOwnedTakesNoMemory) {
  const SweepPlan plan(problems()[0]);
  Division nothing{{Ownership::all(plan), {}}, 1};
  Table table(plan, GetParam(), nothing);
  EXPECT_FALSE(table.is_whole());
  EXPECT_EQ(table.bytes(), 0U);
  table.set_to_zero(Side::left, 1);
}

INSTANTIATE_TEST_SUITE_P(Limbs, EveryTable, testing::Values(1, 2, 4));

}  // namespace
}  // namespace flotilla::frontier
