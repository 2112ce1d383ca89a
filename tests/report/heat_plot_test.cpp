// SPDX-License-Identifier: MIT
#include "report/heat_plot.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_map.hpp"
#include "store/temp_folder.hpp"

namespace flotilla::report {
namespace {

/// Attributes of the filled shapes of an SVG that are drawn in the colour of no other cell.
std::multiset<std::string> fills(const std::string& svg) {
  std::multiset<std::string> found;
  constexpr std::string_view k_fill = "fill:rgb(";
  for (std::size_t at = svg.find(k_fill); at != std::string::npos; at = svg.find(k_fill, at + 1))
    found.insert(svg.substr(at, svg.find(')', at) - at));
  return found;
}

TEST(HeatPlot, SvgHoldsAShapeOfItsColourForEachCell) {
  for (const Board& board : {Board{1, 1}, Board{3, 4}, Board{2, 30}}) {
    const std::string svg = plot(sample_map(board), PlotFormat::svg);
    EXPECT_TRUE(svg.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    // Every cell of the sample has a colour of its own; ink, labels and background add at most four more.
    const std::multiset<std::string> all = fills(svg);
    const std::set<std::string> colours(all.begin(), all.end());
    EXPECT_GE(static_cast<int>(colours.size()), board.cells());
    EXPECT_LE(static_cast<int>(colours.size()), board.cells() + 4);
  }
}

TEST(HeatPlot, SvgIsWellFormed) {
  if (std::system("/usr/bin/python3 -c 'import xml.etree' 2>/dev/null") != 0)
    GTEST_SKIP() << "SKIPPED: no /usr/bin/python3";
  const store::TempFolder folder;
  HeatMap map = sample_map({5, 5});
  map.marks.assign(25, Mark::none);
  map.marks[3] = Mark::water;
  map.marks[4] = Mark::ship;
  const auto path = folder / "a.svg";
  write_plot(path, map, PlotFormat::svg);
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a.svg"});
  EXPECT_EQ(std::system(("/usr/bin/python3 -c 'import sys, xml.etree.ElementTree as tree; "
                         "tree.parse(sys.argv[1])' " +
                         path.string())
                            .c_str()),
            0);
}

/// Width or height from the header of a PNG.
int png_side(const std::string& png, std::size_t at) {
  int side = 0;
  for (std::size_t i = 0; i < 4; ++i) side = side * 256 + static_cast<unsigned char>(png[at + i]);
  return side;
}

TEST(HeatPlot, PngOfAnyBoard) {
  for (const Board& board : {Board{1, 1}, Board{10, 10}, Board{3, 20}, Board{40, 30},
                             Board{10000, 2}, Board{1, 10000}}) {
    const std::string png = plot(sample_map(board), PlotFormat::png);
    ASSERT_TRUE(png.starts_with("\x89PNG\r\n\x1a\n")) << to_string(board);
    EXPECT_GE(png_side(png, 16), board.cols) << to_string(board);
    EXPECT_GE(png_side(png, 20), board.rows) << to_string(board);
  }
}

TEST(HeatPlot, FormatByName) {
  EXPECT_EQ(plot_format("a/b.svg", "--plot"), PlotFormat::svg);
  EXPECT_EQ(plot_format("b.png", "--plot"), PlotFormat::png);
  for (const char* name : {"b.pdf", "svg", "b", ".png"})
    EXPECT_ERROR(plot_format(name, "--plot"), InputError,
                 std::string("--plot = ") + name + ", allowed a name that ends in .svg or .png");
}

TEST(HeatPlot, LeavesNothingWhereItCannotWrite) {
  const store::TempFolder folder;
  EXPECT_ERROR(write_plot(folder / "none" / "a.png", sample_map({2, 2}), PlotFormat::png),
               FileError, "cannot write");
  EXPECT_TRUE(folder.contents().empty());
}

}  // namespace
}  // namespace flotilla::report
