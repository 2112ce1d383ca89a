// SPDX-License-Identifier: MIT
#include "hunt/sample_summary.hpp"

#include <gtest/gtest.h>

namespace flotilla::hunt {
namespace {

TEST(SampleSummary, OfAFewNumbers) {
  const SampleSummary summary({4, 1, 3, 2});
  EXPECT_DOUBLE_EQ(summary.mean, 2.5);
  EXPECT_DOUBLE_EQ(summary.deviation * summary.deviation, 5.0 / 3);
  EXPECT_DOUBLE_EQ(summary.standard_error() * summary.standard_error(), 5.0 / 12);
  EXPECT_DOUBLE_EQ(summary.high() - summary.mean, 1.96 * summary.standard_error());
  EXPECT_DOUBLE_EQ(summary.mean - summary.low(), 1.96 * summary.standard_error());
  EXPECT_EQ(summary.quantile(0), 1);
  EXPECT_EQ(summary.quantile(0.25), 1);
  EXPECT_EQ(summary.quantile(0.26), 2);
  EXPECT_EQ(summary.quantile(0.5), 2);
  EXPECT_EQ(summary.quantile(1), 4);
  EXPECT_TRUE(summary.has_interval());
}

TEST(SampleSummary, OfOneNumber) {
  const SampleSummary summary({7});
  EXPECT_EQ(summary.mean, 7);
  EXPECT_EQ(summary.deviation, 0);
  EXPECT_EQ(summary.quantile(0.95), 7);
  EXPECT_FALSE(summary.has_interval());
}

}  // namespace
}  // namespace flotilla::hunt
