// SPDX-License-Identifier: MIT
#include "number/assert.hpp"

#include <gtest/gtest.h>

namespace {

TEST(AssertDeathTest, LightIsAlwaysOn) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(FLOTILLA_ASSERT_LIGHT(1 + 1 == 3),
               "assert_test.cpp:.*assertion failed: 1 \\+ 1 == 3");
}

TEST(Assert, OffMeansNotEvaluated) {
  int evaluations = 0;
  FLOTILLA_ASSERT_LIGHT(++evaluations > 0);
  FLOTILLA_ASSERT_NORMAL(++evaluations > 0);
  FLOTILLA_ASSERT_HEAVY(++evaluations > 0);
  EXPECT_EQ(evaluations, 1 + FLOTILLA_ASSERT_LEVEL);
}

}  // namespace
