// SPDX-License-Identifier: MIT
#include "report/palette.hpp"

#include <gtest/gtest.h>

namespace flotilla::report {
namespace {

TEST(Palette, DarkensByEqualSteps) {
  constexpr int k_steps = 64;
  const double fall = (lightness(colour_at(0)) - lightness(colour_at(1))) / k_steps;
  EXPECT_GT(fall * k_steps, 0.6);
  for (int step = 0; step < k_steps; ++step) {
    const double here = lightness(colour_at(static_cast<double>(step) / k_steps));
    const double next = lightness(colour_at(static_cast<double>(step + 1) / k_steps));
    EXPECT_NEAR(here - next, fall, fall / 100) << step;
  }
}

TEST(Palette, OutsideAsAtTheEnds) {
  EXPECT_EQ(colour_at(-1), colour_at(0));
  EXPECT_EQ(colour_at(7), colour_at(1));
}

TEST(Palette, InkCanBeRead) {
  for (int step = 0; step <= 20; ++step) {
    const Colour background = colour_at(step / 20.0);
    EXPECT_GT(std::abs(lightness(background) - lightness(ink_on(background))), 0.34) << step;
  }
}

}  // namespace
}  // namespace flotilla::report
