// SPDX-License-Identifier: MIT
#include "frontier/sweep_plan.hpp"

#include <gtest/gtest.h>

#include <set>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

Problem problem_of(const char* board, const char* fleet, Touch touch) {
  return {parse_board(board), parse_fleet(fleet), touch};
}

TEST(SweepPlan, CutsTheColumnsInTheMiddle) {
  const auto widths = [](const char* board, int shift) {
    const SweepPlan plan(problem_of(board, "2:1", Touch::none), shift);
    return std::pair(plan.half(Side::left).width(), plan.half(Side::right).width());
  };
  EXPECT_EQ(widths("3x6", 0), std::pair(3, 3));
  EXPECT_EQ(widths("3x7", 0), std::pair(4, 3));
  EXPECT_EQ(widths("3x7", -2), std::pair(2, 5));
  EXPECT_EQ(widths("3x7", 3), std::pair(7, 0));
  EXPECT_EQ(widths("3x7", 30), std::pair(7, 0));
  EXPECT_EQ(widths("3x7", -30), std::pair(1, 6));
  EXPECT_EQ(widths("3x1", 0), std::pair(1, 0));
}

TEST(SweepPlan, HalvesOfEqualWidthAreOne) {
  const SweepPlan plan(problem_of("5x6", "small", Touch::none));
  EXPECT_EQ(&plan.half(Side::left), &plan.half(Side::right));
  EXPECT_EQ(&plan.classes(Side::left), &plan.classes(Side::right));
}

TEST(SweepPlan, MeasuresTheTable) {
  for (const char* board : {"5x5", "5x6", "4x1"}) {
    SweepPlan plan(problem_of(board, "small", Touch::corner));
    std::uint64_t by_left = 0, by_right = 0, left_states = 0, right_states = 0;
    for (int left = 0; left < plan.stems(Side::left); ++left) {
      std::uint64_t offset = 0;
      for (int right = 0; right < plan.stems(Side::right); ++right) {
        EXPECT_EQ(plan.cell_offset(Side::left, left, right), offset);
        EXPECT_EQ(plan.cell_chunks(Side::left, left, right),
                  plan.cell_chunks(Side::right, right, left));
        offset += plan.cell_chunks(Side::left, left, right);
        left_states += plan.shape(Side::left, left, right).vectors.size();
        right_states += plan.shape(Side::right, right, left).vectors.size();
      }
      EXPECT_EQ(plan.group_chunks(Side::left, left), offset);
      by_left += offset;
    }
    for (int right = 0; right < plan.stems(Side::right); ++right) {
      by_right += plan.group_chunks(Side::right, right);
    }
    EXPECT_EQ(plan.table_chunks(), by_left);
    EXPECT_EQ(plan.table_chunks(), by_right);
    EXPECT_EQ(plan.states(), std::max(left_states, right_states));
  }
}

TEST(SweepPlan, MeasuresThePrograms) {
  SweepPlan plan(problem_of("5x5", "small", Touch::none));
  EXPECT_EQ(plan.program_bytes(), 0U);
  const std::uint64_t fills = plan.half(Side::left).fills().first().size() * sizeof(FirstFill);
  EXPECT_GT(plan.bytes(), fills);
  EXPECT_EQ(plan.work_chunks(), 0U);
  plan.compile(1);
  std::uint64_t work = 0;
  for (const Side side : {Side::left, Side::right}) {
    std::uint64_t updates = 0;
    for (int stem = 0; stem < plan.stems(side); ++stem) {
      const Program& program = plan.program(side == Side::left ? 1 : 2, stem);
      updates += program.finish_row.transitions.size() + program.begin_row.transitions.size();
      work = std::max(work, std::uint64_t{program.work_chunks});
    }
    EXPECT_EQ(plan.updates(side == Side::left ? 1 : 2), updates);
  }
  EXPECT_EQ(plan.work_chunks(), work);
  EXPECT_GT(plan.program_bytes(), 0U);
}

TEST(SweepPlan, TallestIsOfTheStem) {
  const SweepPlan plan(problem_of("9x6", "4:1,2:2", Touch::none));
  int most = 0;
  for (int stem = 0; stem < plan.stems(Side::left); ++stem) {
    const HalfSpace::Stem& members = plan.half(Side::left).stems()[static_cast<std::size_t>(stem)];
    for (const int member : {members.free, members.other}) {
      if (member < 0) continue;
      EXPECT_EQ(plan.tallest(Side::left, stem),
                plan.half(Side::left).profiles()[static_cast<std::size_t>(member)].tallest);
    }
    most = std::max(most, plan.tallest(Side::left, stem));
  }
  EXPECT_EQ(most, 3);
}

// A checkpoint of one of these must not be taken for one of another.
TEST(SweepPlan, FingerprintsDiffer) {
  std::set<std::uint64_t> prints;
  std::size_t plans = 0;
  for (const char* board : {"5x6", "6x6", "6x5"}) {
    for (const char* fleet : {"small", "3:1,2:2,1:2", "kings"}) {
      for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
        for (const int shift : {-1, 0, 1}) {
          prints.insert(SweepPlan(problem_of(board, fleet, touch), shift).fingerprint());
          ++plans;
        }
      }
    }
  }
  EXPECT_EQ(prints.size(), plans);
  SweepPlan plan(problem_of("6x6", "small", Touch::none));
  const std::uint64_t laid_out = plan.fingerprint();
  plan.compile(2);
  EXPECT_EQ(plan.fingerprint(), laid_out);
  EXPECT_EQ(SweepPlan(problem_of("6x6", "small", Touch::none)).fingerprint(), laid_out);
}

TEST(SweepPlan, RefusesProgramsBeyondTheMemoryLimit) {
  SweepPlan plan(problem_of("8x10", "standard", Touch::none));
  EXPECT_ERROR(
      plan.compile(2, std::uint64_t{1} << 20U), LimitError,
      "the compiled fills of board 8x10, fleet 4:1,3:2,2:3,1:4, touch none alone need more "
      "than 1 MiB, the memory allowed; allow more, or use fewer columns or a smaller fleet");
}

TEST(SweepPlan, RefusesTablesOfMoreCellsThanCanBeAddressed) {
  EXPECT_ERROR(SweepPlan(problem_of("20x14", "16:3", Touch::any)), LimitError,
               "a frontier of 14 columns has 15118177936 cells for fleet 16:3, allowed 4294967296; "
               "use fewer columns or a smaller fleet");
}

TEST(SweepPlan, RefusesAWorkSpaceOfMoreThan2GiB) {
  // 4096 profiles beside a single column, each with 100,000 coefficients.
  SweepPlan plan(problem_of("20x4", "16:99,1:999", Touch::any), -1);
  EXPECT_ERROR(plan.compile(1), LimitError,
               "one group of states needs a work space of more than 2 GiB; use a narrower board or "
               "a smaller fleet");
}

}  // namespace
}  // namespace flotilla::frontier
