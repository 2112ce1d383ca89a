// SPDX-License-Identifier: MIT
// The hunters that play plans shot by shot against the races' engine, which shares no step with them but the plans.
#include "hunt/hunters/plan_hunter.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "expect_message.hpp"
#include "hunt/game.hpp"
#include "hunt/hunters/hunters.hpp"
#include "hunt/plans/plan.hpp"
#include "hunt/races/game.hpp"
#include "number/errors.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

GameRules trio_rules(int side) { return {{{side, side}, Fleet{{3, 2}, {2, 1}}, Touch::any}}; }

struct Sums {
  double sum = 0, squares = 0, count = 0;
  void add(int shots) {
    sum += shots;
    squares += static_cast<double>(shots) * shots;
    ++count;
  }
  [[nodiscard]] double mean() const { return sum / count; }
  [[nodiscard]] double variance_of_mean() const {
    return (squares / count - mean() * mean()) / count;
  }
};

TEST(PlanHunter, TakesAsManyShotsAsTheRacesDo) {
  const std::uint64_t seed = oracle::test_seed() + 77;
  for (const int side : {4, 6, 9}) {
    const races::Arena arena(side, false);
    for (const std::string& name : plan_hunter_names()) {
      const auto hunter = plan_hunter(plan_of_hunter(name), trio_rules(side), seed);
      const races::Strategy strategy = races::make_strategy(name.substr(5), races::Colour::smaller);
      races::Game raced(arena);
      Referee referee(trio_rules(side));
      Sums ours, theirs;
      const auto games = static_cast<std::uint64_t>(trials(2000));
      for (std::uint64_t game = 0; game < games; ++game) {
        RandomWords of_layout(seed, game);
        const races::Trio trio = races::random_trio(arena, of_layout);
        referee.hide(layout_of(trio, arena));
        ours.add(play(*hunter, referee, 1, game));
        RandomWords choices(seed, game, 21);
        const races::Plan& plan = strategy.choose(choices);
        theirs.add(raced.play(trio, plan, RandomWords(seed, game, 20), choices));
      }
      // Same layouts, other choices; 4.5 standard errors as if these were other layouts, too.
      const double error = std::sqrt(ours.variance_of_mean() + theirs.variance_of_mean());
      EXPECT_NEAR(ours.mean(), theirs.mean(), 4.5 * error)
          << name << " on " << to_string(arena) << ", seed " << seed;
    }
  }
}

TEST(PlanHunter, FiresNoCellTwiceAndEndsEveryGameTheSameWay) {
  const GameRules rules = trio_rules(5);
  const races::Arena arena(5, false);
  Referee referee(rules);
  for (const std::string& name : plan_hunter_names()) {
    const HunterMaker make = hunter_maker(name, rules, {.seed = 3});
    const auto one = make(), other = make();
    for (const std::uint64_t game : {7U, 2U, 9U}) {
      RandomWords words(oracle::test_seed(), game);
      const Layout layout = layout_of(races::random_trio(arena, words), arena);
      std::vector<Reply> log, again;
      referee.hide(layout);
      EXPECT_LE(play(*one, referee, 1, game, &log), 25);  // throws if a cell is named twice
      referee.hide(layout);
      (void)play(*other, referee, 1, game, &again);
      EXPECT_EQ(log, again) << name;
    }
  }
}

TEST(PlanHunter, RefusesOtherGames) {
  EXPECT_ERROR(hunter_maker("plan-plan1", trio_rules(6), {}), InputError,
               "hunter \"plan-plan1\", allowed of plans plan-parity, plan-plain, plan-adaptive");
  GameRules rules = trio_rules(6);
  rules.answers = Answers::sunk;
  EXPECT_ERROR(hunter_maker("plan-plain", rules, {}), InputError, "answers sunk_length or named");
  rules = trio_rules(6);
  rules.problem.board.cols = 7;
  EXPECT_ERROR(hunter_maker("plan-plain", rules, {}), InputError, "on squares from 4x4");
  rules = trio_rules(6);
  rules.problem.fleet = Fleet{{3, 1}, {2, 1}};
  EXPECT_ERROR(hunter_maker("plan-plain", rules, {}), InputError, "allowed with --fleet=3:2,2:1");
  rules = trio_rules(6);
  rules.salvo = 2;
  EXPECT_ERROR(hunter_maker("plan-plain", rules, {}), InputError, "salvo 1");
}

}  // namespace
}  // namespace flotilla::hunt
