// SPDX-License-Identifier: MIT
#include "report/histogram.hpp"

#include <gtest/gtest.h>

namespace flotilla::report {
namespace {

TEST(Histogram, CountsFromTheLeastToTheGreatestOfAllSamples) {
  const Histogram histogram = histogram_of({"a", "b"}, {{3, 5, 3}, {4, 2}});
  EXPECT_EQ(histogram.first, 2U);
  ASSERT_EQ(histogram.samples.size(), 2U);
  EXPECT_EQ(histogram.samples[0].name, "a");
  EXPECT_EQ(histogram.samples[0].counts, (std::vector<std::uint64_t>{0, 2, 0, 1}));
  EXPECT_EQ(histogram.samples[1].counts, (std::vector<std::uint64_t>{1, 0, 1, 0}));
}

TEST(Histogram, IsDrawnInBothFormats) {
  Histogram histogram = histogram_of({"a", "b"}, {{30, 50, 30, 44}, {40, 20, 20}});
  histogram.title = "Shots of two hunters";
  histogram.number_name = "shots";
  EXPECT_NE(plot(histogram, PlotFormat::svg).find("<svg"), std::string::npos);
  EXPECT_EQ(plot(histogram, PlotFormat::png).substr(1, 3), "PNG");
  EXPECT_EQ(plot(histogram, PlotFormat::png), plot(histogram, PlotFormat::png));
}

TEST(Histogram, OneNumberOnlyIsDrawn) {
  EXPECT_NE(plot(histogram_of({"a"}, {{7}}), PlotFormat::svg).find("<svg"), std::string::npos);
}

}  // namespace
}  // namespace flotilla::report
