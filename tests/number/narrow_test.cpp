// SPDX-License-Identifier: MIT
#include "number/narrow.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "expect_message.hpp"

namespace flotilla {
namespace {

TEST(Narrow, KeepsWhatFits) {
  EXPECT_EQ(narrow<int>(std::int64_t{-5}), -5);
  EXPECT_EQ(narrow<std::uint8_t>(255), 255);
  EXPECT_EQ(narrow<int>(std::uint64_t{2147483647}), 2147483647);
  EXPECT_EQ(narrow<std::int8_t>(-128), -128);
}

TEST(Narrow, RefusesTheRest) {
  EXPECT_ERROR(narrow<std::uint8_t>(256), LimitError,
               "the number 256 does not fit in 8 unsigned bits");
  EXPECT_ERROR(narrow<unsigned>(-1), LimitError, "the number -1 does not fit in 32 unsigned bits");
  EXPECT_ERROR(narrow<int>(std::uint64_t{2147483648}), LimitError,
               "the number 2147483648 does not fit in 32 signed bits");
  EXPECT_ERROR(narrow<std::int64_t>(std::numeric_limits<std::uint64_t>::max()), LimitError,
               "18446744073709551615 does not fit in 64 signed bits");
}

}  // namespace
}  // namespace flotilla
