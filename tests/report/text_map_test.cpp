// SPDX-License-Identifier: MIT
#include "report/text_map.hpp"

#include <gtest/gtest.h>

#include "sample_map.hpp"

namespace flotilla::report {
namespace {

TEST(TextMap, DigitsAndMarks) {
  HeatMap map = sample_map({2, 3});
  map.probability[5] = 1;
  EXPECT_EQ(text_map(map, false),
            "     A     B     C\n"
            "1 14.3  28.6  42.9\n"
            "2 57.1  71.4   100\n");
  map.marks = {Mark::water, Mark::none, Mark::none, Mark::none, Mark::none, Mark::ship};
  EXPECT_EQ(text_map(map, false),
            "     A     B     C\n"
            "1    ~  28.6  42.9\n"
            "2 57.1  71.4     *\n");
}

TEST(TextMap, WideBoardsAndSmallNumbers) {
  HeatMap map = sample_map({1, 13});
  EXPECT_TRUE(
      text_map(map, false)
          .ends_with("   K    L    M\n"
                     "1   7   14   21   29   36   43   50   57   64   71   79   86   93\n"));
  for (int i = 0; i < 13; ++i) map.probability[static_cast<std::size_t>(i)] = ratio(i + 1, 280);
  EXPECT_TRUE(
      text_map(map, false)
          .ends_with("\n1 0.4  0.7  1.1  1.4  1.8  2.1  2.5  2.9  3.2  3.6  3.9  4.3  4.6\n"));
}

TEST(TextMap, ColoursCellsAlone) {
  const std::string text = text_map(sample_map({1, 2}), true);
  EXPECT_TRUE(text.starts_with("     A     B\n1\x1b[48;2;")) << text;
  EXPECT_NE(text.find("m 33.3 \x1b[0m\x1b[48;2;"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("m 66.7 \x1b[0m\n")) << text;
}

}  // namespace
}  // namespace flotilla::report
