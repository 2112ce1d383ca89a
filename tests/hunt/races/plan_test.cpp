// SPDX-License-Identifier: MIT
#include "hunt/plans/plan.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "expect_message.hpp"
#include "hunt/races/game.hpp"
#include "number/errors.hpp"
#include "slow_build.hpp"

namespace flotilla::races {
namespace {

TEST(Plan, IsFoundByName) {
  for (const PlanTraits& plan : all_plans()) {
    EXPECT_EQ(&plan_traits(plan.name, "--plan"), &plan);
    EXPECT_EQ(make_strategy(plan.name, Colour::dark).name(), plan.name);
  }
}

TEST(Plan, UnknownNamesAreRefused) {
  EXPECT_ERROR(plan_traits("adaptve", "--plan"), InputError,
               "--plan = \"adaptve\" is no plan; did you mean adaptive?");
  EXPECT_ERROR(make_strategy("best", Colour::dark), InputError, "plan = \"best\" is no plan");
}

TEST(Plan, BlendJumpsOnceInThreeGames) {
  const Strategy blend = make_strategy("blend", Colour::smaller);
  const Plan* jumping = blend.plans().front();
  const int games = 30'000;
  int jumps = 0;
  for (int i = 0; i < games; ++i) {
    RandomWords choices(5, static_cast<std::uint64_t>(i));
    jumps += &blend.choose(choices) == jumping ? 1 : 0;
  }
  EXPECT_NEAR(jumps, games / 3.0, 5 * std::sqrt(games * 2.0 / 9));
}

TEST(Plan, SaysWhichBoardsItIsFor) {
  for (const auto& [name, divisor] : {std::pair{"parity", 0},
                                      {"blend", 0},
                                      {"plan2", 0},
                                      {"plan1", 6},
                                      {"plan3", 6},
                                      {"within", 6},
                                      {"closing", 12}})
    EXPECT_EQ(make_strategy(name, Colour::dark).side_divisor(), divisor) << name;
}

TEST(Arena, SidesAreChecked) {
  EXPECT_ERROR(Arena(3, false), InputError, "side = 3, allowed 4..120");
  EXPECT_ERROR(Arena(121, false), InputError, "side = 121, allowed 4..120");
  EXPECT_ERROR(Arena(16, true), InputError, "side = 16, allowed multiples of 6");
  EXPECT_EQ(to_string(Arena(96, true)), "96x96 wrapped");
}

/// Mean shots over random layouts of an edged board, and its standard error.
std::pair<double, double> mean_shots(const char* plan, int side, Colour colour, int games) {
  const Arena arena(side, false);
  const Strategy strategy = make_strategy(plan, colour);
  Game game(arena);
  double sum = 0, squares = 0;
  for (int i = 0; i < games; ++i) {
    const auto index = static_cast<std::uint64_t>(i);
    RandomWords layout(1, index, 0), choices(1, index, 2);
    const Trio trio = random_trio(arena, layout);
    const Plan& chosen = strategy.choose(choices);
    const int shots = game.play(trio, chosen, RandomWords(1, index, 1), choices);
    sum += shots;
    squares += static_cast<double>(shots) * shots;
  }
  const double mean = sum / games;
  return {mean, std::sqrt((squares / games - mean * mean) / games)};
}

struct Target {
  const char* plan;
  int side;
  Colour colour;
  double mean, error;
};

// Means over random layouts that an independent prototype measured, with its standard errors.
TEST(Plan, MeansAreThoseMeasuredElsewhere) {
  for (const Target& target : {Target{"parity", 10, Colour::smaller, 41.075, .013},
                               Target{"jumping", 10, Colour::smaller, 40.237, .011},
                               Target{"jumping", 10, Colour::dark, 41.091, .012},
                               Target{"adaptive", 10, Colour::smaller, 40.067, .011},
                               Target{"adaptive", 10, Colour::dark, 40.062, .011},
                               Target{"blend", 10, Colour::smaller, 40.125, .011},
                               Target{"blend", 10, Colour::dark, 40.41, .011},
                               Target{"parity", 4, Colour::smaller, 11.77, .01},
                               Target{"parity", 6, Colour::smaller, 19.21, .01},
                               Target{"parity", 8, Colour::smaller, 28.90, .01},
                               Target{"jumping", 4, Colour::smaller, 11.70, .01},
                               Target{"jumping", 6, Colour::smaller, 18.90, .01},
                               Target{"jumping", 8, Colour::smaller, 28.35, .01}}) {
    const auto [mean, error] = mean_shots(target.plan, target.side, target.colour, trials(60'000));
    EXPECT_NEAR(mean, target.mean, 4 * std::hypot(error, target.error))
        << target.plan << " on " << target.side;
  }
}

}  // namespace
}  // namespace flotilla::races
