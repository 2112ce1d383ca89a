// SPDX-License-Identifier: MIT
#include "report/size_plots.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla::report {
namespace {

Fact count(int side, const std::string& number) {
  return {.value = Rational(BigInt(number)),
          .file = "a.h5",
          .table = {Quantity::placements, "1:inf", "none", ""},
          .board = {side, side}};
}

TEST(SeriesPlot, HasAPointForEachSquareWithPlacements) {
  const SeriesPlot found = counts_against_size(
      std::vector{count(3, "1" + std::string(400, '0')), count(1, "0"), count(2, "1000")});
  ASSERT_EQ(found.series.size(), 1U);
  const std::vector<Series::Point>& points = found.series.front().points;
  ASSERT_EQ(points.size(), 2U);
  EXPECT_EQ(points[0].x, 2);
  EXPECT_DOUBLE_EQ(points[0].y, 3);
  EXPECT_DOUBLE_EQ(points[1].y, 400);
  EXPECT_TRUE(plot(found, PlotFormat::svg).starts_with("<?xml"));
  EXPECT_TRUE(plot(found, PlotFormat::png).starts_with("\x89PNG"));
  EXPECT_ERROR(static_cast<void>(counts_against_size(std::vector{count(2, "5")})), InputError,
               "at least two square boards of one fleet");
}

TEST(SeriesPlot, DrawsALineFromPointToPointAndFromNowhereElse) {
  const std::string svg =
      plot(counts_against_size(std::vector{count(2, "7"), count(3, "50"), count(4, "999")}),
           PlotFormat::svg);
  const std::size_t line = svg.find("stroke-width:2;");
  ASSERT_NE(line, std::string::npos);
  const std::size_t begin = svg.find(" d=\"", line);
  const std::string path = svg.substr(begin, svg.find("\"/>", begin) - begin);
  EXPECT_EQ(std::ranges::count(path, 'M') + std::ranges::count(path, 'L'), 3) << path;
}

store::CountRecord counted(int side, std::vector<std::uint64_t> states, double seconds) {
  store::CountRecord record;
  record.board_rows = record.board_cols = side;
  record.fleet = "2:1";
  record.touch = "none";
  record.seconds = seconds;
  for (const std::uint64_t alive : states) record.rows.push_back({0, 0, alive, 0, 0, 0});
  return record;
}

TEST(SeriesPlot, HasTheCostOfEachSquare) {
  std::vector counts = {counted(4, {10, 1000, 3}, 0.1), counted(3, {100}, 0.01),
                        counted(4, {10, 1000, 3}, 10)};
  const SeriesPlot states = costs_against_size(counts, Cost::states);
  ASSERT_EQ(states.series.size(), 1U);
  EXPECT_EQ(states.series[0].name, "2:1, touch none");
  ASSERT_EQ(states.series[0].points.size(), 2U);
  EXPECT_DOUBLE_EQ(states.series[0].points[0].y, 2);
  EXPECT_DOUBLE_EQ(states.series[0].points[1].y, 3);
  const SeriesPlot seconds = costs_against_size(counts, Cost::seconds);
  EXPECT_DOUBLE_EQ(seconds.series[0].points[1].y, -1) << "of two runs the faster";
  counts[1].board_cols = 5;
  EXPECT_ERROR(static_cast<void>(costs_against_size(counts, Cost::seconds)), InputError,
               "a plot of seconds needs at least two square boards");
}

Fact share_of(const std::string& item, const Rational& value) {
  return {.value = value,
          .item = item,
          .file = "a.h5",
          .table = {Quantity::lines, "2:1", "none", ""},
          .board = {3, 4},
          .form = NumberForm::percent};
}

TEST(SeriesPlot, HasTheSharesOfRowsAndColumnsApart) {
  const SeriesPlot plot = shares_by_number(std::vector{
      share_of("rows with 0", ratio(1, 10)), share_of("rows with 10", ratio(9, 10)),
      share_of("columns with 1", ratio(1, 2)), share_of("columns with 2", ratio(1, 2))});
  ASSERT_EQ(plot.series.size(), 2U);
  EXPECT_EQ(plot.series[0].name, "3x4, 2:1, touch none, rows");
  EXPECT_EQ(plot.series[1].name, "3x4, 2:1, touch none, columns");
  EXPECT_EQ(plot.series[0].points[1].x, 10);
  EXPECT_DOUBLE_EQ(plot.series[0].points[0].y, 1);
  EXPECT_EQ(shares_by_number(std::vector{share_of("0", ratio(1, 2)), share_of("1", ratio(1, 2))})
                .series[0]
                .name,
            "3x4, 2:1, touch none");
}

}  // namespace
}  // namespace flotilla::report
