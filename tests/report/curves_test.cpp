// SPDX-License-Identifier: MIT
#include "report/curves.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "store/schema.hpp"
#include "store/table_file.hpp"

namespace flotilla::report {
namespace {

namespace schema = store::schema;
using Texts = std::vector<std::string>;
using Numbers = std::vector<double>;

std::filesystem::path written(const char* filetype, const std::vector<store::Column>& columns) {
  const std::filesystem::path path = testing::TempDir() + "curves.h5";
  store::write_table_file(path, filetype, columns, store::collect_provenance("test", 1, 1));
  return path;
}

TEST(Curves, AreLinesOfTheFile) {
  const auto path = written(schema::k_curves_filetype,
                            {{"title", "", Texts(5, "A coin")},
                             {"curve", "", Texts{"low", "low", "high", "high", "alone"}},
                             {"x", "chance, %", Numbers{0, 100, 0, 100, 50}},
                             {"y", "won, %", Numbers{47.5, 48, 50.25, 52, 1}}});
  const SeriesPlot plot_of = curves_of(path, schema::k_curves_filetype);
  EXPECT_EQ(plot_of.title, "A coin");
  EXPECT_EQ(plot_of.x_title, "chance, %");
  EXPECT_EQ(plot_of.y_title, "won, %");
  EXPECT_EQ(plot_of.scale, Scale::linear);
  ASSERT_EQ(plot_of.series.size(), 2U);  // one point makes no line
  EXPECT_EQ(plot_of.series[0].name, "high");
  EXPECT_EQ(plot_of.series[1].points.back().y, 48);
  const std::string svg = plot(plot_of, PlotFormat::svg);
  EXPECT_NE(svg.find("<svg"), std::string::npos);
  EXPECT_EQ(plot(plot_of, PlotFormat::png).substr(1, 3), "PNG");
}

TEST(Curves, OfFiniteBoardsAreSharesOfTheBoard) {
  const auto path =
      written(schema::k_finite_boards_filetype, {{"side", "", std::vector<std::uint64_t>{10, 4}},
                                                 {"plan", "", Texts{"parity", "parity"}},
                                                 {"last_sweep", "", Texts{"dark", "dark"}},
                                                 {"random_shots", "", Numbers{41, 12}},
                                                 {"classes", "", std::vector<std::uint64_t>{0, 9}},
                                                 {"slowest_shots", "", Numbers{0, 13}}});
  const SeriesPlot plot_of = curves_of(path, schema::k_finite_boards_filetype);
  ASSERT_EQ(plot_of.series.size(), 1U);  // one slowest layout makes no line
  EXPECT_EQ(plot_of.series[0].name, "parity, dark, random");
  EXPECT_DOUBLE_EQ(plot_of.series[0].points[0].y, 75);
  EXPECT_DOUBLE_EQ(plot_of.series[0].points[1].y, 41);
}

TEST(Curves, RefusesFilesWithoutLines) {
  const auto path = written(schema::k_curves_filetype, {{"title", "", Texts(1, "A coin")},
                                                        {"curve", "", Texts{"alone"}},
                                                        {"x", "", Numbers{0}},
                                                        {"y", "", Numbers{1}}});
  EXPECT_ERROR(curves_of(path, schema::k_curves_filetype), FileError, "no two points");
  EXPECT_TRUE(holds_curves(schema::k_curves_filetype));
  EXPECT_FALSE(holds_curves(schema::k_count_filetype));
}

}  // namespace
}  // namespace flotilla::report
