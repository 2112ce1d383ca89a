// SPDX-License-Identifier: MIT
#include "hunt/game.hpp"

#include <cmath>
#include <memory>

#include "expect_message.hpp"
#include "hunt/hunters/hunters.hpp"
#include "number/errors.hpp"
#include "sample_games.hpp"
#include "slow_build.hpp"
#include "space/draw_numbers.hpp"
#include "space/placements.hpp"

namespace flotilla::hunt {
namespace {

/// Names given cells in their order.
class Scripted : public Hunter {
 public:
  explicit Scripted(std::vector<int> cells) : cells_(std::move(cells)) {}
  void begin(std::uint64_t /*game*/) override { events.clear(); }
  int next_cell() override {
    events.push_back(cells_[named_]);
    return cells_[named_++];
  }
  void hear(const Reply& reply) override { events.push_back(-1 - reply.cell); }

  std::vector<int> events;  ///< a cell named, or -1 - a cell answered

 private:
  std::vector<int> cells_;
  std::size_t named_ = 0;
};

const GameRules k_one_pair{{{1, 5}, Fleet{{2, 1}}, Touch::any}};
const Layout k_in_the_middle = {{{0, 1}, 2, false}};

TEST(Play, EndsWithTheLastShipAndLogsWhatWasAnswered) {
  Referee referee(k_one_pair);
  referee.hide(k_in_the_middle);
  Scripted hunter({4, 1, 2, 0, 3});
  std::vector<Reply> log;
  EXPECT_EQ(play(hunter, referee, 1, 0, &log), 3);
  EXPECT_EQ(log, (std::vector<Reply>{{4}, {1, Answer::hit}, {2, Answer::sunk, 2}}));
  EXPECT_EQ(hunter.events, (std::vector<int>{4, -5, 1, -2, 2, -3}));
}

TEST(Play, ASalvoIsFiredBeforeItIsAnsweredAndStopsWithTheLastShip) {
  Referee referee(k_one_pair);
  referee.hide(k_in_the_middle);
  Scripted hunter({4, 1, 2, 0, 3});
  EXPECT_EQ(play(hunter, referee, 2, 0), 3);
  EXPECT_EQ(hunter.events, (std::vector<int>{4, 1, -5, -2, 2, -3}));
}

TEST(Play, AHunterThatRepeatsItselfIsADefect) {
  Referee referee(k_one_pair);
  for (const std::vector<int>& cells : {std::vector{0, 0}, std::vector{5}, std::vector{-1}}) {
    referee.hide(k_in_the_middle);
    Scripted hunter(cells);
    EXPECT_THROW((void)play(hunter, referee, 1, 0), std::logic_error);
  }
}

TEST(Hunters, EndEveryGameAndPlayItAgainTheSameWhateverCameBefore) {
  std::mt19937_64 random(oracle::test_seed() + 820);
  for (int trial = 0; trial < trials(200); ++trial) {
    SampleGame game = sample_game(random, 25, 4);
    game.rules.salvo = oracle::draw(random, 1, 3);
    Referee referee(game.rules);
    for (const HunterKind& kind : hunter_kinds()) {
      const std::string name(kind.name);
      const auto hunter = hunter_maker(name, game.rules, {.seed = 5})();
      std::vector<std::vector<Reply>> logs(4);
      std::vector<Layout> layouts;
      for (std::uint64_t i = 0; i < logs.size(); ++i) {
        layouts.push_back(sample_layout(random, game));
        referee.hide(layouts.back());
        const int shots = play(*hunter, referee, game.rules.salvo, i, &logs[i]);
        ASSERT_LE(shots, game.rules.problem.board.cells());
        ASSERT_TRUE(referee.is_over());
      }
      const auto other = hunter_maker(name, game.rules, {.seed = 5})();
      for (std::uint64_t i = logs.size(); i-- > 0;) {
        referee.hide(layouts[i]);
        std::vector<Reply> log;
        (void)play(*other, referee, game.rules.salvo, i, &log);
        ASSERT_EQ(log, logs[i]) << name << ": " << to_string(game.rules);
      }
    }
  }
}

struct Mean {
  double mean, error;
};

const std::vector<Layout>& uniform_layouts() {
  static const std::vector<Layout> layouts = [] {
    space::Placements placements(k_classic.problem, std::nullopt, {});
    return placements.at(space::draw_numbers(1, 0, trials(20000), placements.total()));
  }();
  return layouts;
}

Mean played_mean(const std::string& name, std::size_t games) {
  const auto hunter = hunter_maker(name, k_classic, {.seed = oracle::test_seed()})();
  Referee referee(k_classic);
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < games; ++i) {
    referee.hide(uniform_layouts()[i]);
    const double shots = play(*hunter, referee, 1, i);
    sum += shots;
    squares += shots * shots;
  }
  const auto count = static_cast<double>(games);
  const double mean = sum / count;
  return {mean, std::sqrt((squares / count - mean * mean) / count)};
}

// 17 (100 + 1) / (17 + 1): the last of 17 marks in a random order of 100 cells.
TEST(Hunters, RandomMeanIsTheExactOne) {
  const Mean played = played_mean("random", uniform_layouts().size());
  EXPECT_NEAR(played.mean, 17.0 * 101 / 18, 4 * played.error);
}

TEST(Hunters, DensityMeanIsBelowTheBestPublishedOne) {
  const Mean played = played_mean("density", uniform_layouts().size());
  EXPECT_LT(played.mean, 44.37 + (k_slow_build ? 3 * played.error : 0));
  EXPECT_GT(played.mean, 40);
}

// The hunt/target script is said to need about 45, and 45.36 +- 0.27 with its placements mended.
TEST(Hunters, TargetIsBetterThanParityAndBothThanRandom) {
  const Mean target = played_mean("target", trials(1000));
  const Mean parity = played_mean("parity", trials(1000));
  EXPECT_NEAR(target.mean, 45.4, 2 + 3 * target.error);
  EXPECT_LT(target.mean, parity.mean);
  EXPECT_LT(parity.mean, 65);
}

TEST(Hunters, UnknownNamesAreRefused) {
  EXPECT_ERROR(hunter_maker("denisty", k_classic, {}), InputError,
               "hunter \"denisty\", allowed random, parity, target, density");
  EXPECT_ERROR(hunter_maker("exact", k_classic, {.width = 0}), InputError,
               "width = 0, allowed 1..100");
}

}  // namespace
}  // namespace flotilla::hunt
