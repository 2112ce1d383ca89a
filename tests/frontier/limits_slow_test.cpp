// SPDX-License-Identifier: MIT
// A refusal that only a gibibyte of fills leads to.
#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "frontier/half_space.hpp"
#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

TEST(LimitsSlow, RefuseMoreFillsThanCanBeTabled) {
  Supports supports{Inventory(parse_fleet("kings"))};
  EXPECT_ERROR(HalfSpace(22, 0, Touch::corner, supports), LimitError,
               "half a frontier, 22 columns, has more than 67108864 ways to fill a row for this "
               "fleet, the most that can be tabled");
}

}  // namespace
}  // namespace flotilla::frontier
