// SPDX-License-Identifier: MIT
#include "hunt/rollouts.hpp"

#include "hunt/best_shot.hpp"
#include "hunt/game.hpp"
#include "hunt/hunters/density.hpp"
#include "oracle/simulated_evidence.hpp"
#include "sample_games.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

/// The density hunter, made to fire given cells first.
class Forced : public Hunter {
 public:
  Forced(const GameRules& rules, std::vector<int> first)
      : table_(rules.problem), board_(table_), first_(std::move(first)) {}
  void begin(std::uint64_t /*game*/) override { board_.forget(); }
  int next_cell() override {
    const int cell = fired_ < first_.size() ? first_[fired_] : board_.best_cell();
    ++fired_;
    board_.name(cell);
    return cell;
  }
  void hear(const Reply& reply) override { board_.hear(reply); }

 private:
  DensityTable table_;
  DensityBoard board_;
  std::vector<int> first_;
  std::size_t fired_ = 0;
};

// With all layouts played out, the shot is one after which the density hunter needs the fewest shots on average.
TEST(Rollouts, FindTheShotAfterWhichDensityNeedsTheFewest) {
  std::mt19937_64 random(oracle::test_seed() + 890);
  int better = 0;
  for (int trial = 0; trial < trials(150); ++trial) {
    const SampleGame game = sample_game(random, 20, 3, 300);
    const Board& board = game.rules.problem.board;
    const BerthTable table(game.rules.problem);
    PosteriorEngine engine(table);
    engine.force_sweep(false);
    Knowledge knowledge(table, game.rules.answers);
    Referee referee(game.rules);
    referee.hide(sample_layout(random, game));
    Evidence evidence(board);
    evidence.set_answers(game.rules.answers);
    std::vector<Reply> log;
    std::vector<int> fired;
    for (const int cell : shuffled_cells(random, board)) {
      if (referee.is_over() || log.size() == 2) break;
      fired.push_back(cell);
      log.push_back(referee.fire(cell));
      knowledge.hear(log.back());
      evidence.fire(shot_of(log.back(), board));
    }
    if (referee.is_over()) continue;
    const Posterior posterior = engine.posterior(knowledge);
    const std::vector<int> cells = by_probability(knowledge, posterior);
    const auto total_with = [&](int cell) {
      std::vector<int> first = fired;
      first.push_back(cell);
      int shots = 0;
      for (const Layout& layout : game.layouts) {
        if (!oracle::agrees(layout, evidence)) continue;
        Forced hunter(game.rules, first);
        Referee hidden(game.rules);
        hidden.hide(layout);
        shots += play(hunter, hidden, 1, 0);
      }
      return shots;
    };
    Rollouts rollouts(game.rules, table);
    const int best = rollouts.best_shot(log, knowledge, posterior, 100, 1 << 20, engine);
    if (posterior.of_cell[static_cast<std::size_t>(cells.front())] == posterior.layouts) {
      ASSERT_EQ(best, cells.front());
      continue;
    }
    const int least = total_with(best);
    for (const int cell : cells) ASSERT_LE(least, total_with(cell)) << to_string(game.rules);
    better += least < total_with(cells.front()) ? 1 : 0;
  }
  if (!k_slow_build) {
    EXPECT_GT(better, 0);
  }
}

}  // namespace
}  // namespace flotilla::hunt
