// SPDX-License-Identifier: MIT
#include "hunt/hunters/exact.hpp"

#include "hunt/game.hpp"
#include "oracle/simulated_evidence.hpp"
#include "sample_games.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

/// The layouts that agree with a log, and how many have a ship in each cell: from a list of all layouts.
struct Position {
  std::vector<Layout> layouts;
  std::vector<int> of_cell;
};

Position position(const SampleGame& game, const std::vector<Layout>& layouts,
                  const std::vector<Reply>& log) {
  const Board& board = game.rules.problem.board;
  Evidence evidence(board);
  evidence.set_answers(game.rules.answers);
  for (const Reply& reply : log) evidence.fire(shot_of(reply, board));
  Position found{{}, std::vector<int>(static_cast<std::size_t>(board.cells()))};
  for (const Layout& layout : layouts) {
    if (!oracle::agrees(layout, evidence)) continue;
    found.layouts.push_back(layout);
    for (const Ship& ship : layout)
      for (int i = 0; i < ship.length; ++i)
        ++found.of_cell[static_cast<std::size_t>(ship.cell(i).row * board.cols + ship.cell(i).col)];
  }
  return found;
}

bool is_fired(const std::vector<Reply>& log, int cell) {
  return std::ranges::any_of(log, [&](const Reply& reply) { return reply.cell == cell; });
}

int most_unfired(const Position& position, const std::vector<Reply>& log) {
  int most = 0;
  for (int cell = 0; cell < static_cast<int>(position.of_cell.size()); ++cell)
    if (!is_fired(log, cell))
      most = std::max(most, position.of_cell[static_cast<std::size_t>(cell)]);
  return most;
}

/// Hits of two shots, summed over all layouts: what the definition says, with a referee for each layout.
int two_shot_hits(const SampleGame& game, const Position& now, const std::vector<Reply>& log,
                  int cell) {
  std::vector<Reply> answers;
  Referee referee(game.rules);
  for (const Layout& layout : now.layouts) {
    referee.hide(layout);
    for (const Reply& reply : log) (void)referee.fire(reply.cell);
    const Reply answer = referee.fire(cell);
    if (std::ranges::find(answers, answer) == answers.end()) answers.push_back(answer);
  }
  int hits = now.of_cell[static_cast<std::size_t>(cell)];
  for (const Reply& answer : answers) {
    std::vector<Reply> then = log;
    then.push_back(answer);
    hits += most_unfired(position(game, now.layouts, then), then);
  }
  return hits;
}

TEST(Exact, FiresAtTheLikeliestCellOrTheBestOfTwoShots) {
  std::mt19937_64 random(oracle::test_seed() + 860);
  for (int trial = 0; trial < trials(90); ++trial) {
    const SampleGame game = sample_game(random, 16, 3, 400);
    const auto choice = static_cast<Choice>(trial % 3);
    const auto hunter = exact_hunter(game.rules, {choice, 100});
    Referee referee(game.rules);
    referee.hide(sample_layout(random, game));
    hunter->begin(0);
    std::vector<Reply> log;
    while (!referee.is_over()) {
      const Position now = position(game, game.layouts, log);
      const int most = most_unfired(now, log);
      int best_hits = -1;
      int expected = -1;
      for (int cell = 0; cell < static_cast<int>(now.of_cell.size()); ++cell) {
        const int hits = now.of_cell[static_cast<std::size_t>(cell)];
        if (is_fired(log, cell) || hits == 0) continue;
        if (choice != Choice::ahead && hits < most) continue;
        const bool looks =
            choice != Choice::likeliest && most < static_cast<int>(now.layouts.size());
        if (!looks && hits < most) continue;
        const int value = looks ? two_shot_hits(game, now, log, cell) : hits;
        // Among equals the likeliest comes first, then the first on the board.
        const bool is_likelier =
            value == best_hits && hits > now.of_cell[static_cast<std::size_t>(expected)];
        if (value < best_hits || (value == best_hits && !is_likelier)) continue;
        best_hits = value;
        expected = cell;
      }
      const int cell = hunter->next_cell();
      ASSERT_EQ(cell, expected) << to_string(game.rules) << " shot " << log.size() << " choice "
                                << trial % 3;
      log.push_back(referee.fire(cell));
      hunter->hear(log.back());
    }
  }
}

TEST(Exact, ASharedTreeChangesNothing) {
  std::mt19937_64 random(oracle::test_seed() + 861);
  for (int trial = 0; trial < trials(40); ++trial) {
    SampleGame game = sample_game(random, 20, 3, 3000);
    game.rules.salvo = 1 + trial % 3;
    const auto tree = std::make_shared<ShotTree>(trial % 2 == 0 ? 5 : 1000);
    const auto first = exact_hunter(game.rules, {}, tree);
    const auto second = exact_hunter(game.rules, {}, tree);
    Referee referee(game.rules);
    for (std::uint64_t i = 0; i < 6; ++i) {
      const Layout& layout = sample_layout(random, game);
      const auto alone = exact_hunter(game.rules);
      std::vector<Reply> shared, expected;
      referee.hide(layout);
      (void)play(i % 2 == 0 ? *first : *second, referee, game.rules.salvo, i, &shared);
      referee.hide(layout);
      (void)play(*alone, referee, game.rules.salvo, i, &expected);
      ASSERT_EQ(shared, expected) << to_string(game.rules);
    }
  }
}

}  // namespace
}  // namespace flotilla::hunt
