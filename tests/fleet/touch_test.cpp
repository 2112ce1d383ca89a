// SPDX-License-Identifier: MIT
#include "fleet/touch.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

TEST(Touch, ParsesAndPrints) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any})
    EXPECT_EQ(parse_touch(to_string(touch)), touch);
  EXPECT_EQ(parse_touch(" corner "), Touch::corner);
  EXPECT_EQ(to_string(Touch::none), "none");
}

TEST(Touch, RefusesUnknownRules) {
  EXPECT_ERROR(
      parse_touch("corners"), InputError,
      "touch rule \"corners\" is unknown, allowed none, corner, any; did you mean corner?");
  EXPECT_ERROR(parse_touch(""), InputError, "touch rule \"\" is unknown");
  EXPECT_ERROR(parse_touch("NONE"), InputError, "touch rule \"NONE\" is unknown");
}

}  // namespace
}  // namespace flotilla
