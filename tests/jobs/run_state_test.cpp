// SPDX-License-Identifier: MIT
#include "jobs/long_run/run_state.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {
namespace {

frontier::Residues residues(const Ring& ring, std::uint64_t first) {
  frontier::Residues made(ring, 3);
  for (std::uint64_t& word : made.words()) word = first++;
  return made;
}

SavedSweeps sample() {
  const Ring one = Ring::binary(2);
  const Ring other = Ring::prime_field(0);
  SavedSweeps sweeps;
  sweeps.finished = {{{residues(one, 1), residues(one, ~std::uint64_t{0} - 9)}, {residues(one, 7)}},
                     {{residues(other, 3)}, {}}};
  sweeps.row = 4;
  sweeps.under_way = {{residues(other, 5)}, {residues(other, 9)}};
  sweeps.seconds = 1.5;
  return sweeps;
}

TEST(RunState, SweepsComeBackFromTheirText) {
  const SavedSweeps sweeps = sample();
  const SavedSweeps back = saved_sweeps_from_text(to_text(sweeps));
  EXPECT_EQ(to_text(back), to_text(sweeps));
  ASSERT_EQ(back.finished.size(), 2U);
  EXPECT_EQ(back.finished[0].first[1].coefficient(2), sweeps.finished[0].first[1].coefficient(2));
  EXPECT_EQ(back.finished[1].first[0].ring(), Ring::prime_field(0));
  EXPECT_EQ(back.row, 4);
  EXPECT_EQ(back.seconds, 1.5);
  EXPECT_FALSE(back.is_empty());
  EXPECT_TRUE(saved_sweeps_from_text(to_text(SavedSweeps{})).is_empty());
}

TEST(RunState, RefusesOtherText) {
  EXPECT_ERROR(saved_sweeps_from_text("{"), FileError, "parse error");
  EXPECT_ERROR(saved_sweeps_from_text(to_text(space::CountProgress{})), FileError, "under_way");
  EXPECT_ERROR(progress_from_text(to_text(sample())), FileError, "ring");
  std::string text = to_text(sample());
  text.replace(text.find("\"coefficients\":3"), 16, "\"coefficients\":4");
  EXPECT_ERROR(saved_sweeps_from_text(text), FileError, "number of words");
}

}  // namespace
}  // namespace flotilla::jobs
