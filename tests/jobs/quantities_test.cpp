// SPDX-License-Identifier: MIT
#include "jobs/options/quantities.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {
namespace {

TEST(Memory, ReadsBytesAndUnits) {
  EXPECT_EQ(parse_memory("1B", "x"), 1U);
  EXPECT_EQ(parse_memory("4096 B", "x"), 4096U);
  EXPECT_EQ(parse_memory("1048576", "x"), 1048576U);
  EXPECT_EQ(parse_memory(" 512 MiB ", "x"), 512U << 20U);
  EXPECT_EQ(parse_memory("8GiB", "x"), std::uint64_t{8} << 30U);
  EXPECT_EQ(parse_memory("1.5KiB", "x"), 1536U);
  EXPECT_EQ(parse_memory("9007199254740993", "x"), 9007199254740993U);  // 2^53 + 1
}

TEST(Memory, RefusesTheRest) {
  for (const char* text :
       {"", "0", "-1", "8GB", "GiB", "1e3", "nan", "inf", "0.5", "9000000TiB", "1 2"})
    EXPECT_ERROR(parse_memory(text, "--memory-limit"), InputError, "such as 8GiB");
}

TEST(Memory, RefusesFewWithoutAUnit) {
  EXPECT_ERROR(parse_memory("5", "--memory-limit"), InputError,
               "--memory-limit = \"5\" has no unit; write 5GiB, or 5B for bytes");
  for (const char* text : {"1", "1.5", "2.", "1048575"})
    EXPECT_ERROR(parse_memory(text, "x"), InputError, "has no unit");
}

TEST(Duration, ReadsUnits) {
  EXPECT_EQ(parse_duration_s("0s", "x"), 0);
  EXPECT_EQ(parse_duration_s("30s", "x"), 30);
  EXPECT_EQ(parse_duration_s("10m", "x"), 600);
  EXPECT_EQ(parse_duration_s("1.5h", "x"), 5400);
  EXPECT_EQ(parse_duration_s("0", "x"), 0);
}

TEST(Duration, RefusesTheRest) {
  for (const char* text : {"", "-5s", "5d", "m", "s5", "inf", "9999999h"})
    EXPECT_ERROR(parse_duration_s(text, "every"), InputError, "such as 30s, 10m or 2h");
}

TEST(Duration, RefusesNoUnit) {
  EXPECT_ERROR(parse_duration_s("90", "--time-limit"), InputError,
               "--time-limit = \"90\" has no unit; write 90s, 90m or 90h");
}

TEST(Boards, Squares) {
  const auto boards = parse_squares("6..8", "series");
  ASSERT_EQ(boards.size(), 3U);
  EXPECT_EQ(to_string(boards.front()), "6x6");
  EXPECT_EQ(to_string(boards.back()), "8x8");
  EXPECT_EQ(parse_squares("7..7", "series").size(), 1U);
  EXPECT_ERROR(parse_squares("8..6", "series"), InputError, "must not be larger");
  EXPECT_ERROR(parse_squares("0..6", "series"), InputError, "the first side = 0, allowed 1..64");
  EXPECT_ERROR(parse_squares("6", "series"), InputError,
               "series = \"6\", allowed FIRST..LAST, two sides of squares in 1..64, such as 6..8");
  EXPECT_ERROR(parse_squares("3..5", "series", 4, 12), InputError,
               "series = \"3..5\": the first side = 3, allowed 4..12");
  EXPECT_ERROR(parse_squares("4..13", "series", 4, 12), InputError,
               "series = \"4..13\": the last side = 13, allowed 4..12");
}

TEST(Boards, List) {
  const auto boards = parse_boards("10x3, 10x4", "boards");
  ASSERT_EQ(boards.size(), 2U);
  EXPECT_EQ(to_string(boards.back()), "10x4");
  EXPECT_ERROR(parse_boards("10x3,", "boards"), InputError, "there is an empty item");
  EXPECT_ERROR(parse_boards("10x0", "boards"), InputError, "cols = 0");
}

}  // namespace
}  // namespace flotilla::jobs
