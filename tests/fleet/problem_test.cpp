// SPDX-License-Identifier: MIT
#include "fleet/problem.hpp"

#include <gtest/gtest.h>

namespace flotilla {
namespace {

TEST(Problem, PrintsOneLine) {
  EXPECT_EQ(to_string(Problem{{10, 12}, parse_fleet("standard"), Touch::corner}),
            "board 10x12, fleet 4:1,3:2,2:3,1:4, touch corner");
  EXPECT_EQ(to_string(Problem{{1, 1}, Fleet(), Touch::any}), "board 1x1, fleet empty, touch any");
}

TEST(Problem, Compares) {
  const Problem problem{{3, 4}, parse_fleet("small"), Touch::none};
  EXPECT_EQ(problem, problem);
  EXPECT_NE(problem, (Problem{{4, 3}, parse_fleet("small"), Touch::none}));
}

}  // namespace
}  // namespace flotilla
