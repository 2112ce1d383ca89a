// SPDX-License-Identifier: MIT
#include "report/heat_map.hpp"

#include <gtest/gtest.h>

#include "sample_map.hpp"

namespace flotilla::report {
namespace {

TEST(HeatScale, SpansWhatIsUncertain) {
  HeatMap map = sample_map({1, 4});
  map.probability = {0, Rational(1, 4), Rational(3, 4), 1};
  const HeatScale scale = scale_of(map);
  EXPECT_EQ(scale.low, 0.25);
  EXPECT_EQ(scale.high, 0.75);
  EXPECT_EQ(scale.colour(0), (Colour{1, 1, 1}));
  EXPECT_EQ(scale.colour(Rational(1, 4)), colour_at(0));
  EXPECT_EQ(scale.colour(Rational(1, 2)), colour_at(0.5));
  EXPECT_EQ(scale.colour(1), colour_at(1));
  EXPECT_EQ(scale.decimals(1), 1);
}

TEST(HeatScale, OfOneValueAndOfNone) {
  HeatMap map = sample_map({1, 2});
  map.probability = {Rational(1, 40), Rational(1, 40)};
  EXPECT_EQ(scale_of(map).colour(Rational(1, 40)), colour_at(0.5));
  EXPECT_EQ(scale_of(map).colour(1), colour_at(1));
  EXPECT_EQ(scale_of(map).decimals(1), 2);
  map.probability = {0, 1};
  EXPECT_EQ(scale_of(map).low, 0);
  EXPECT_EQ(scale_of(map).high, 1);
}

}  // namespace
}  // namespace flotilla::report
