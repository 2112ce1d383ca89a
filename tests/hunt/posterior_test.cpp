// SPDX-License-Identifier: MIT
#include "hunt/posterior.hpp"

#include <map>

#include "fleet/evidence.hpp"
#include "hunt/referee.hpp"
#include "oracle/simulated_evidence.hpp"
#include "sample_games.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

/// Plays the log on every layout of the game.
oracle::Agreeing enumerated(const SampleGame& game, const std::vector<Reply>& log) {
  const Board& board = game.rules.problem.board;
  Evidence evidence(board);
  evidence.set_answers(game.rules.answers);
  for (const Reply& reply : log) evidence.fire(shot_of(reply, board));
  oracle::Agreeing agreeing;
  for (const Layout& layout : game.layouts)
    if (oracle::agrees(layout, evidence)) agreeing.add(layout);
  return agreeing;
}

void expect_same(const BerthTable& table, const Posterior& posterior,
                 const oracle::Agreeing& expected) {
  ASSERT_EQ(posterior.layouts, expected.layouts);
  std::vector<BigInt> cells(posterior.of_cell.size());
  for (int berth = 0; berth < table.size(); ++berth) {
    const auto found = expected.with_berth.find(table.ship(berth));
    const BigInt count = found == expected.with_berth.end() ? BigInt(0) : found->second;
    ASSERT_EQ(posterior.of_berth[static_cast<std::size_t>(berth)], count);
    for (const int cell : table.cells(berth)) cells[static_cast<std::size_t>(cell)] += count;
  }
  ASSERT_EQ(posterior.of_cell, cells);
}

/// Random logs of random games: `trials_each` games of each kind of answers, looked at after every third shot or so.
void compare(std::mt19937_64& random, int trials_each, int max_cells, bool by_sweep) {
  std::map<Answers, int> positions;
  for (int trial = 0; trial < 4 * trials_each; ++trial) {
    SampleGame game = sample_game(random, max_cells, 5, 800);
    game.rules.answers = static_cast<Answers>(trial % 4);
    const BerthTable table(game.rules.problem);
    PosteriorEngine engine(table);
    engine.force_sweep(by_sweep);
    Knowledge knowledge(table, game.rules.answers);
    Referee referee(game.rules);
    referee.hide(sample_layout(random, game));
    std::vector<Reply> log;
    for (const int cell : shuffled_cells(random, game.rules.problem.board)) {
      if (oracle::draw(random, 0, 2) == 0) {
        ++positions[game.rules.answers];
        expect_same(table, engine.posterior(knowledge), enumerated(game, log));
        ASSERT_EQ(engine.swept(), by_sweep);
        if (::testing::Test::HasFatalFailure()) FAIL() << to_string(game.rules);
      }
      log.push_back(referee.fire(cell));
      knowledge.hear(log.back());
    }
  }
  for (const auto& [answers, count] : positions)
    EXPECT_GE(count, trials_each) << to_string(answers);
}

TEST(Posterior, ShipByShipAgreesWithEnumeration) {
  std::mt19937_64 random(oracle::test_seed() + 850);
  compare(random, trials(45), 25, false);
}

TEST(Posterior, SweptAgreesWithEnumeration) {
  std::mt19937_64 random(oracle::test_seed() + 851);
  compare(random, trials(12), 16, true);
}

// Samples are layouts that agree; all of them, equally often, if they are few.
TEST(Posterior, SamplesAreSpreadOverAllLayoutsThatAgree) {
  std::mt19937_64 random(oracle::test_seed() + 853);
  for (int trial = 0; trial < trials(60); ++trial) {
    const SampleGame game = sample_game(random, 20, 4, 500);
    const BerthTable table(game.rules.problem);
    PosteriorEngine engine(table);
    engine.force_sweep(false);
    Knowledge knowledge(table, game.rules.answers);
    Referee referee(game.rules);
    referee.hide(sample_layout(random, game));
    const int shots = oracle::draw(random, 0, game.rules.problem.board.cells());
    std::vector<Reply> log;
    for (const int cell : shuffled_cells(random, game.rules.problem.board)) {
      if (static_cast<int>(log.size()) == shots) break;
      log.push_back(referee.fire(cell));
      knowledge.hear(log.back());
    }
    const Posterior posterior = engine.posterior(knowledge);
    const auto visits = [&](std::uint64_t samples) {
      std::map<Layout, int> found;
      EXPECT_TRUE(engine.sample(knowledge, samples, [&](std::span<const int> berths) {
        Layout layout;
        for (const int berth : berths) layout.push_back(table.ship(berth));
        std::ranges::sort(layout);
        ++found[layout];
      }));
      return found;
    };
    const std::map<Layout, int> all = visits(1U << 30U);
    ASSERT_EQ(all.size(), posterior.layouts) << to_string(game.rules);
    for (const auto& [layout, times] : all) ASSERT_EQ(times, all.begin()->second);
    int some = 0;
    for (const auto& [layout, times] : visits(7)) {
      ASSERT_TRUE(all.contains(layout));
      some += times;
    }
    ASSERT_EQ(some, std::min<std::uint64_t>(
                        7, all.size() * static_cast<std::uint64_t>(all.begin()->second)));
  }
}

// Both ways on the real game, in the middle of it, where no list of layouts could be made.
TEST(Posterior, BothWaysAgreeOnTheClassicGame) {
  std::mt19937_64 random(oracle::test_seed() + 852);
  const BerthTable table(k_classic.problem);
  PosteriorEngine engine(table);
  Knowledge knowledge(table, k_classic.answers);
  Referee referee(k_classic);
  referee.hide({{{0, 0}, 2, true},
                {{1, 5}, 3, false},
                {{2, 5}, 3, false},
                {{4, 2}, 4, true},
                {{9, 3}, 5, false}});
  for (const int cell : shuffled_cells(random, k_classic.problem.board)) {
    knowledge.hear(referee.fire(cell));
    if (referee.shots() != 45 && referee.shots() != 70) continue;
    engine.force_sweep(false);
    const Posterior by_ships = engine.posterior(knowledge);
    engine.force_sweep(true);
    const Posterior by_sweep = engine.posterior(knowledge);
    ASSERT_EQ(by_ships.layouts, by_sweep.layouts);
    ASSERT_EQ(by_ships.of_berth, by_sweep.of_berth);
    if (k_slow_build) break;
  }
}

// 10 ships: too many to be told apart in 64 bits, so it is swept; published count (tests/oracle/known_counts.hpp).
TEST(Posterior, LargeFleetsAreSwept) {
  const Problem problem{{7, 7}, Fleet{{4, 1}, {3, 2}, {2, 3}, {1, 4}}, Touch::none};
  const BerthTable table(problem);
  PosteriorEngine engine(table);
  EXPECT_EQ(engine.posterior(Knowledge(table, Answers::sunk)).layouts, 406664);
  EXPECT_TRUE(engine.swept());
}

// Sinking makes the order of shots matter (5x5, fleet 3:1,2:2, touching): checked by two programs.
TEST(Posterior, OrderOfShotsMatters) {
  const GameRules rules{{{5, 5}, Fleet{{3, 1}, {2, 2}}, Touch::any}};
  const auto at_cell = [](int row, int col) { return row * 5 + col; };
  const Answer miss = Answer::miss, hit = Answer::hit, sunk = Answer::sunk;
  const std::vector<Reply> one = {
      {at_cell(1, 1), hit},     {at_cell(2, 1), hit},  {at_cell(3, 3), miss}, {at_cell(1, 2), hit},
      {at_cell(2, 0), sunk, 2}, {at_cell(0, 0), miss}, {at_cell(4, 1), miss}};
  const std::vector<Reply> other = {
      {at_cell(1, 2), hit}, {at_cell(1, 1), hit},  {at_cell(4, 1), miss},   {at_cell(3, 3), miss},
      {at_cell(2, 0), hit}, {at_cell(0, 0), miss}, {at_cell(2, 1), sunk, 2}};
  const BerthTable table(rules.problem);
  for (const auto& [log, layouts] : {std::pair{one, 41}, std::pair{other, 53}}) {
    Knowledge knowledge(table, rules.answers);
    for (const Reply& reply : log) knowledge.hear(reply);
    PosteriorEngine engine(table);
    EXPECT_EQ(engine.posterior(knowledge).layouts, layouts);
  }
}

}  // namespace
}  // namespace flotilla::hunt
