// SPDX-License-Identifier: MIT
#include "fleet/formats/layout_text.hpp"

#include <gtest/gtest.h>

namespace flotilla {
namespace {

TEST(LayoutGrid, ShowsShapesNamesAndNumbers) {
  const Layout layout = {
      {{0, 1}, 3, false}, {{1, 0}, 1, false}, {{2, 2}, 2, true}, {{2, 3}, 2, false}};
  EXPECT_EQ(layout_grid(layout, {4, 5}),
            "   A B C D E\n"
            " 1 ~ < m > ~  3\n"
            " 2 o ~ ~ ~ ~  1\n"
            " 3 ~ ~ ^ < >  3\n"
            " 4 ~ ~ v ~ ~  1\n"
            "   1 1 3 2 1\n");
}

TEST(LayoutGrid, WidensForLongNamesAndNumbers) {
  EXPECT_EQ(layout_grid({}, {1, 1}), "   A\n 1 ~  0\n   0\n");
  const std::string wide = layout_grid({{{0, 26}, 1, false}}, {1, 27});
  EXPECT_EQ(wide.substr(0, 8), "    A  B");
  EXPECT_NE(wide.find(" Z AA\n"), std::string::npos);
  EXPECT_NE(wide.find("  ~  o  1\n"), std::string::npos);
  Layout column;
  for (int row = 0; row < 10; ++row) column.push_back({{row, 0}, 1, false});
  const std::string tall = layout_grid(column, {10, 2});
  EXPECT_TRUE(tall.starts_with("     A  B\n  1  o  ~  1\n")) << tall;
  EXPECT_TRUE(tall.ends_with("\n    10  0\n")) << tall;
}

TEST(LayoutJson, ListsFirstCellDirectionAndLength) {
  EXPECT_EQ(layout_json({}), "[]");
  EXPECT_EQ(layout_json({{{0, 1}, 3, false}, {{2, 26}, 2, true}, {{9, 0}, 1, false}}),
            R"([["B1","across",3],["AA3","down",2],["A10","across",1]])");
}

}  // namespace
}  // namespace flotilla
