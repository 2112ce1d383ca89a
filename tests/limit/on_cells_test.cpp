// SPDX-License-Identifier: MIT
// Plans read from files and played on real cells: against the plans that are written out for them, draw for draw, and against
// their exact win rates. Game by game against a literal engine: tests/hunt/races/game_test.cpp.
#include "limit/on_cells.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "expect_message.hpp"
#include "hunt/game.hpp"
#include "hunt/hunters/plan_hunter.hpp"
#include "hunt/races/contest.hpp"
#include "hunt/races/game.hpp"
#include "hunt/races/win_rate.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"
#include "number/log_sum.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

constexpr std::uint64_t k_seed = 19;

Strategy read(const std::string& name) { return read_strategy(FLOTILLA_PLANS + name + ".toml"); }

races::Strategy from_file(const std::string& name) { return on_cells(read(name), name); }

/// Plays the games of a seed on random layouts.
std::vector<int> shots(const races::Strategy& strategy, const races::Arena& arena, int games) {
  races::Game game(arena);
  std::vector<int> all;
  for (int i = 0; i < games; ++i) {
    const auto words = [&](std::uint32_t use) {
      return RandomWords(k_seed, static_cast<std::uint64_t>(i), use);
    };
    RandomWords layout = words(0), choices = words(2);
    const races::Trio trio = races::random_trio(arena, layout);
    const races::Plan& plan = strategy.choose(choices);
    all.push_back(game.play(trio, plan, words(1), choices));
  }
  return all;
}

struct Pair {
  const char* file;
  const char* plan;
};

TEST(OnCells, PlaysAsThePlansThatAreWrittenOut) {
  for (const Pair& pair : {Pair{"adaptive", "adaptive"}, Pair{"plan-1", "plan1"},
                           Pair{"plan-2", "plan2"}, Pair{"plan-3", "plan3"}}) {
    const races::Strategy written = races::make_strategy(pair.plan, races::Colour::dark);
    const races::Strategy read = from_file(pair.file);
    EXPECT_EQ(read.side_divisor(), written.side_divisor()) << pair.file;
    for (const auto& [side, wraps] : {std::pair{10, false}, {7, false}, {12, true}, {24, true}})
      if (wraps || written.side_divisor() == 0) {
        const races::Arena arena(side, wraps);
        EXPECT_EQ(shots(read, arena, trials(400)), shots(written, arena, trials(400)))
            << pair.file << " on " << to_string(arena);
      }
  }
}

// The plan that is written out jumps wherever the first 3 was; that of the file, where it was in A. In B it is found first only
// beside another ship that was hit, which large boards hardly have.
TEST(OnCells, JumpsAsThePlanThatIsWrittenOut) {
  const races::Arena arena(96, true);
  const int games = trials(1000);
  const std::vector<int> read = shots(from_file("blend"), arena, games);
  const std::vector<int> written =
      shots(races::make_strategy("blend", races::Colour::dark), arena, games);
  int others = 0;
  for (std::size_t i = 0; i < read.size(); ++i) others += read[i] != written[i] ? 1 : 0;
  EXPECT_LE(others, games / 50);
}

// Mixtures, tiers and slots: on 96x96 the exact rates are met within 0.2 points and the errors of a short run.
TEST(OnCells, WinsWhatItWinsInTheLimit) {
  const races::Arena arena(96, true);
  for (const std::string name : {"printable", "half-only", "four-probes", "die-roll-rest-runs"}) {
    const Scores scores = scores_of(laws_of(read(name)));
    for (const int kind : {0, 1, 7}) {
      const LogSum& exact =
          kind == 0 ? scores.random_hider
                    : scores.by_pattern[plan_patterns().orbit_of(
                          {0, races::k_patterns[static_cast<std::size_t>(kind - 1)].second_three,
                           races::k_patterns[static_cast<std::size_t>(kind - 1)].two})];
      const races::Contest contest(arena, {from_file(name)},
                                   races::make_strategy("plain", races::Colour::dark), k_seed);
      races::RaceTally tally(arena, 1);
      contest.run(kind, 0, static_cast<std::uint64_t>(trials(6000)), tally);
      const races::Estimate rate = races::pooled_win_rate(tally.plans[0].games, tally.rival);
      EXPECT_NEAR(rate.value, to_double(exact), 0.002 + 4 * rate.error)
          << name << " on " << races::layouts_name(kind) << ", seed " << k_seed;
    }
  }
}

TEST(OnCells, KeepsTheWeights) {
  const races::Strategy die = from_file("die-roll");
  ASSERT_EQ(die.plans().size(), 3U);
  std::array<int, 3> chosen{};
  const int games = 12'000;
  for (int i = 0; i < games; ++i) {
    RandomWords words(k_seed, static_cast<std::uint64_t>(i));
    const races::Plan* plan = &die.choose(words);
    for (std::size_t place = 0; place < chosen.size(); ++place)
      chosen[place] += die.plans()[place] == plan ? 1 : 0;
  }
  const std::array<double, 3> weights = {2.0 / 3, 1.0 / 4, 1.0 / 12};
  for (std::size_t place = 0; place < chosen.size(); ++place)
    EXPECT_NEAR(chosen[place], games * weights[place],
                5 * std::sqrt(games * weights[place] * (1 - weights[place])));
}

// The hunter that fires shot by shot and knows what answers tell alone has the same law of shots.
TEST(OnCells, IsHuntedAsItIsRaced) {
  const int side = 8;
  const races::Arena arena(side, false);
  const hunt::GameRules rules{{{side, side}, Fleet{{3, 2}, {2, 1}}, Touch::any}};
  const int games = trials(3000);
  for (const std::string name : {"plain-tiers", "threshold-jump", "four-probes"}) {
    const races::Strategy strategy = from_file(name);
    const std::vector<int> raced = shots(strategy, arena, games);
    const auto hunter = hunt::plan_hunter(strategy, rules, k_seed);
    hunt::Referee referee(rules);
    double difference = 0, squares = 0;
    for (int i = 0; i < games; ++i) {
      RandomWords layout(k_seed, static_cast<std::uint64_t>(i));
      referee.hide(races::layout_of(races::random_trio(arena, layout), arena));
      const double less = raced[static_cast<std::size_t>(i)] -
                          hunt::play(*hunter, referee, 1, static_cast<std::uint64_t>(i));
      difference += less;
      squares += less * less;
    }
    EXPECT_LT(std::abs(difference), 4.5 * std::sqrt(squares)) << name << ", seed " << k_seed;
  }
}

TEST(OnCells, RunsNeedABoardThatWraps) {
  const hunt::GameRules rules{{{8, 8}, Fleet{{3, 2}, {2, 1}}, Touch::any}};
  EXPECT_ERROR(hunt::check_plan_hunter(from_file("printable"), rules), InputError,
               "the hunter of plan \"printable\": allowed plans for boards with edges");
  EXPECT_ERROR(races::Contest(races::Arena(10, false), {from_file("plan-3")},
                              races::make_strategy("plain", races::Colour::dark), 1),
               InputError,
               "plan plan-3 on 10x10: it needs a board that wraps around, its side a "
               "multiple of 6");
}

TEST(OnCells, MeaningTellsPlansApart) {
  const std::string plan_2 = meaning_of(read("plan-2"));
  EXPECT_EQ(plan_2, meaning_of(read("plan-2")));
  EXPECT_NE(plan_2, meaning_of(read_strategy(FLOTILLA_PLANS + std::string("plan-2.toml"),
                                             {{"p", ratio(BigInt(1), BigInt(21))}})));
  EXPECT_NE(meaning_of(read("die-roll")), meaning_of(read("die-roll-rest")));
}

}  // namespace
}  // namespace flotilla::limit
