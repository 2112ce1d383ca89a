// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/value/grid_values.hpp"
#include "limit/value/hooked_share.hpp"
#include "number/errors.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

PatternTable race_table() { return pattern_table(parse_fleet("3:2,2:1")); }

/// On one grid, in percent; with the large-board-limit study's class: C at random 50.86761, tiers 51.77577, runs 51.95332
/// at 48 lines.
double value_on(PlanClass plan_class, int lines) {
  const RaceGame game(plan_class, lines);
  OracleSettings settings;
  settings.width = 2e-8;
  const ClassValue value = solve_class(game, race_table(), nullptr, settings, {});
  EXPECT_LE(value.bounds.upper - value.bounds.lower, settings.width);
  return 50 * (value.bounds.lower + value.bounds.upper);
}

TEST(ClassValue, IsAsPublishedOn48Lines) {
  EXPECT_NEAR(value_on(PlanClass::basic, 48), 50.86761, 6e-6);
  EXPECT_NEAR(value_on(PlanClass::tiers, 48), 51.77577, 6e-6);
  EXPECT_NEAR(value_on(PlanClass::runs, 48), 51.95332, 6e-6);
}

TEST(ClassValue, ExtrapolatesToThePublishedLimit) {
  OracleSettings settings;
  const auto grids =
      solve_on_grids(PlanClass::basic, 64, race_table(), settings, [](int, const OracleStep&) {});
  ASSERT_EQ(grids.size(), 3);
  const ClassLimit limit = limit_of(grids);
  EXPECT_NEAR(100 * limit.value, 50.86375, 2e-5);
  EXPECT_NEAR(100 * limit.random, 50.9875, 5e-5);
  EXPECT_LT(limit.random_error, 1e-6);
  EXPECT_LT(limit.error, 1e-6);
}

// Here the primal simplex ran in circles (32 lines), and saw no mix in a region as small as its tolerances (128).
TEST(ClassValue, IsFoundToTheLastDigits) {
  OracleSettings settings;
  settings.width = 1e-10;
  for (const int lines : {32, k_slow_build ? 16 : 128}) {
    const auto grids = solve_on_grids(PlanClass::runs, lines, race_table(), settings,
                                      [](int, const OracleStep&) {});
    for (const GridValue& grid : grids) {
      EXPECT_LE(grid.bounds.upper - grid.bounds.lower, settings.width) << grid.lines;
      EXPECT_LT(grid.bounds.replies, settings.max_replies);
    }
    EXPECT_NEAR(100 * limit_of(grids).value, 51.94987, 3e-4) << lines;
  }
}

/// From the chances of a cell of C to have two, one or no unfired neighbours in B.
TEST(HookedShare, IsTheModelsByClass) {
  constexpr int k_lines = 20;
  const RaceGame random(PlanClass::basic, k_lines);
  const RaceGame tiers(PlanClass::tiers, k_lines);
  const RaceGame runs(PlanClass::runs, k_lines);
  for (int fired = 0; fired < k_lines; ++fired) {
    const double w = static_cast<double>(fired) / k_lines;
    EXPECT_NEAR(hooked_share(random, fired), 0.5, 1e-14);
    EXPECT_NEAR(hooked_share(tiers, fired), (1 - w) * (1 - w) * (1 - w) / 2 + w * (1 - w), 1e-14);
    EXPECT_NEAR(hooked_share(runs, fired), (1 - w) / 2, 1e-14);
  }
}

TEST(ClassValue, RefusesGridsItCannotHalve) {
  OracleSettings settings;
  const auto on_step = [](int, const OracleStep&) {};
  EXPECT_THROW(
      static_cast<void>(solve_on_grids(PlanClass::basic, 12, race_table(), settings, on_step)),
      InputError);
  EXPECT_THROW(
      static_cast<void>(solve_on_grids(PlanClass::order, 136, race_table(), settings, on_step)),
      InputError);
  EXPECT_THROW(static_cast<void>(order_lattice(7)), InputError);
  EXPECT_THROW(static_cast<void>(parse_plan_class("run")), InputError);
}

}  // namespace
}  // namespace flotilla::limit
