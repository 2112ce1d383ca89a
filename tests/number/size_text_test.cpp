// SPDX-License-Identifier: MIT
#include "number/size_text.hpp"

#include <gtest/gtest.h>

namespace flotilla {
namespace {

TEST(SizeText, HasThreeDigits) {
  EXPECT_EQ(size_text(0), "0 bytes");
  EXPECT_EQ(size_text(1), "1 byte");
  EXPECT_EQ(size_text(1023), "1023 bytes");
  EXPECT_EQ(size_text(1536), "1.5 KiB");
  EXPECT_EQ(size_text(1023 * 1024), "1023 KiB");
  EXPECT_EQ(size_text(std::uint64_t{12345} << 17U), "1.51 GiB");
  EXPECT_EQ(size_text(std::uint64_t{5} << 40U), "5 TiB");
  EXPECT_EQ(size_text(~std::uint64_t{0}), "16 EiB");
}

TEST(SizeText, TellsApartWhatIsNeededAndAllowed) {
  EXPECT_EQ(size_text_above(1 << 20), "1 MiB");
  EXPECT_EQ(size_text_below(1 << 20), "1 MiB");
  EXPECT_EQ(size_text_above((1 << 20) + 1), "1.01 MiB");
  EXPECT_EQ(size_text_below((2 << 20) - 1), "1.99 MiB");
  EXPECT_EQ(size_text_above(97 * 1024 + 1), "97.1 KiB");
  EXPECT_EQ(size_text_below(5), "5 bytes");
  for (std::uint64_t bytes = 1; bytes < std::uint64_t{1} << 52U; bytes = bytes * 7 / 3 + 1)
    EXPECT_NE(size_text_above(bytes + 1), size_text_below(bytes)) << bytes;
}

}  // namespace
}  // namespace flotilla
