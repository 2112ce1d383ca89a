// SPDX-License-Identifier: MIT
#include "report/curves.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <regex>

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

TEST(Curves, OfThingsWithNamesAreDotsAlone) {
  const std::vector<store::Column> columns = {
      {"title", "", Texts(4, "Patterns")},
      {"curve", "", Texts{"one", "one", "two", "two"}},
      {"x", "pattern", Numbers{1, 2, 1, 2}},
      {"y", "won, %", Numbers{50, 51, 52, 53}},
      {schema::k_x_name, "", Texts{"0,0", "1,4", "0,0", "1,4"}}};
  SeriesPlot plot_of =
      curves_of(written(schema::k_curves_filetype, columns), schema::k_curves_filetype);
  EXPECT_EQ(plot_of.x_names, (Texts{"0,0", "1,4"}));
  const auto strokes = [](const std::string& svg) {  // as versions of cairo write them
    const std::regex broad("stroke-width(=\"2\"|:2;)");
    return std::distance(std::sregex_iterator(svg.begin(), svg.end(), broad),
                         std::sregex_iterator());
  };
  const auto of_dots = strokes(plot(plot_of, PlotFormat::svg));
  plot_of.x_names.clear();
  EXPECT_EQ(strokes(plot(plot_of, PlotFormat::svg)), of_dots + 2);  // a line each
  auto no_numbers = columns;
  no_numbers[2].values = Numbers{1, 2, 1, 2.5};
  EXPECT_ERROR(curves_of(written(schema::k_curves_filetype, no_numbers), schema::k_curves_filetype),
               FileError, "column x has 2.5");
}

// The guarantee is the least of the curves it is drawn with: beneath them it would not be seen.
TEST(Curves, TheGuaranteeIsAboveTheOthers) {
  const auto path = written(schema::k_curves_filetype,
                            {{"title", "", Texts(4, "A coin")},
                             {"curve", "", Texts{"on 0,0", "on 0,0", "guarantee", "guarantee"}},
                             {"x", "", Numbers{0, 100, 0, 100}},
                             {"y", "", Numbers{47.5, 52, 47.5, 48}}});
  const SeriesPlot plot_of = curves_of(path, schema::k_curves_filetype);
  EXPECT_EQ(plot_of.series.front().name, "guarantee");
  EXPECT_TRUE(plot_of.series.front().is_broad);
  EXPECT_FALSE(plot_of.series.back().is_broad);
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
