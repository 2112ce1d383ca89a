// SPDX-License-Identifier: MIT
#include "jobs/draw/draw_message.hpp"

#include <gtest/gtest.h>

namespace flotilla::jobs {
namespace {

TEST(DrawMessage, UnpacksAsPacked) {
  DrawnBatch batch;
  batch.first = (std::uint64_t{1} << 62U) + 3;
  batch.numbers = {0, 17, (BigInt(1) << 255U) + 1};
  batch.layouts = {{},
                   {{{9999, 0}, 16, true}, {{0, 9999}, 1, false}},
                   {{{3, 4}, 2, false}, {{5, 6}, 2, true}, {{63, 63}, 1, false}}};
  std::string text;
  const DrawnBatch found = unpacked(packed(batch, "its text\n"), text);
  EXPECT_EQ(found.first, batch.first);
  EXPECT_EQ(found.numbers, batch.numbers);
  EXPECT_EQ(found.layouts, batch.layouts);
  EXPECT_EQ(text, "its text\n");
}

TEST(DrawMessage, OfNothing) {
  std::string text = "not yet";
  const DrawnBatch found = unpacked(packed({}, ""), text);
  EXPECT_TRUE(found.layouts.empty() && found.numbers.empty() && text.empty());
}

}  // namespace
}  // namespace flotilla::jobs
