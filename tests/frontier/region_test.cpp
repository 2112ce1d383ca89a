// SPDX-License-Identifier: MIT
#include "frontier/region.hpp"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

namespace flotilla::frontier {
namespace {

std::vector<int> every(int step, int stems) {
  std::vector<int> list;
  for (int stem = 0; stem < stems; stem += step) list.push_back(stem);
  return list;
}

// Cells fill the region without gaps or overlaps, and each lies in the block of its two runs.
void expect_tiled(const SweepPlan& plan, int limbs, const std::vector<int>& left,
                  const std::vector<int>& right, std::size_t runs) {
  const Region region(plan, limbs, left, right, runs);
  std::map<std::size_t, std::size_t> ends;  // begin -> end of cells that are not empty
  for (std::size_t i = 0, left_run = 0; i < left.size(); ++i) {
    while (i >= region.stems_through(Side::left, left_run)) ++left_run;
    for (std::size_t j = 0, right_run = 0; j < right.size(); ++j) {
      while (j >= region.stems_through(Side::right, right_run)) ++right_run;
      const std::size_t bytes = std::size_t{plan.cell_chunks(Side::left, left[i], right[j])} * 64 *
                                static_cast<std::size_t>(limbs);
      if (bytes == 0) continue;
      const std::size_t begin = region.offset(i, j);
      ASSERT_TRUE(ends.emplace(begin, begin + bytes).second);
      ASSERT_GE(begin, region.block_begin(left_run, right_run));
      ASSERT_LE(begin + bytes, region.block_end(left_run, right_run));
    }
  }
  std::size_t next = 0;
  for (const auto& [begin, end] : ends) {
    ASSERT_EQ(begin, next);
    next = end;
  }
  EXPECT_EQ(next, region.bytes());
}

TEST(Region, CellsTileItBlockByBlock) {
  const SweepPlan plan({{6, 7}, {{3, 1}, {2, 2}, {1, 3}}, Touch::none});
  const int left = plan.stems(Side::left), right = plan.stems(Side::right);
  for (const std::size_t runs : {1U, 2U, 16U, 1000U}) {
    expect_tiled(plan, 1, every(1, left), every(1, right), runs);
    expect_tiled(plan, 2, every(2, left), every(3, right), runs);
    expect_tiled(plan, 4, every(left, left), every(1, right), runs);
  }
}

TEST(Region, RunsCoverAllStems) {
  const SweepPlan plan({{5, 5}, {{2, 1}, {1, 2}}, Touch::corner});
  const std::vector<int> left = every(1, plan.stems(Side::left));
  const std::vector<int> right = every(2, plan.stems(Side::right));
  const Region region(plan, 1, left, right, 4);
  EXPECT_EQ(region.stems_through(Side::left, region.runs(Side::left) - 1), left.size());
  EXPECT_EQ(region.stems_through(Side::right, region.runs(Side::right) - 1), right.size());
}

TEST(Region, OfNoStemsIsEmpty) {
  const SweepPlan plan({{5, 5}, {{2, 1}}, Touch::none});
  const std::vector<int> none, some = every(1, plan.stems(Side::right));
  EXPECT_EQ(Region(plan, 1, none, some, 16).bytes(), 0U);
  EXPECT_EQ(Region(plan, 1, some, none, 16).bytes(), 0U);
  EXPECT_EQ(Region(plan, 1, none, none, 16).runs(Side::left), 1U);
}

}  // namespace
}  // namespace flotilla::frontier
