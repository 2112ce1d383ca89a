// SPDX-License-Identifier: MIT
#include "hunt/optimal/best_play.hpp"

#include <map>
#include <numeric>

#include "../sample_games.hpp"
#include "expect_message.hpp"
#include "known_optima.hpp"
#include "number/errors.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

/// Least weighted shots by looking at every shot at every layout still possible: no bounds, no symmetry.
class Minimum {
 public:
  Minimum(const SmallGame& game, std::vector<std::int64_t> weights)
      : game_(game), weights_(std::move(weights)) {}

  std::int64_t of(SmallGame::Cells fired, const std::vector<std::size_t>& layouts) {
    if (layouts.empty()) return 0;
    const auto known = known_.find({fired, layouts});
    if (known != known_.end()) return known->second;
    std::int64_t least = -1;
    for (int cell = 0; cell < game_.rules().problem.board.cells(); ++cell) {
      if ((fired >> static_cast<unsigned>(cell) & 1U) != 0) continue;
      const SmallGame::Cells then = fired | SmallGame::Cells{1} << static_cast<unsigned>(cell);
      std::map<std::pair<int, int>, std::vector<std::size_t>> by_answer;
      std::int64_t shots = 0;
      for (const std::size_t layout : layouts) {
        shots += weights_[layout];
        const Reply answer = game_.answer(layout, fired, cell);
        if ((game_.ships(layout) & ~then) != 0)
          by_answer[{static_cast<int>(answer.answer), answer.length}].push_back(layout);
      }
      for (const auto& [answer, members] : by_answer) shots += of(then, members);
      if (least < 0 || shots < least) least = shots;
    }
    known_[{fired, layouts}] = least;
    return least;
  }

 private:
  const SmallGame& game_;
  std::vector<std::int64_t> weights_;
  std::map<std::pair<SmallGame::Cells, std::vector<std::size_t>>, std::int64_t> known_;
};

TEST(BestPlay, NothingIsBetterOnRandomGamesAndWeights) {
  std::mt19937_64 random(oracle::test_seed() + 870);
  for (int trial = 0; trial < trials(120); ++trial) {
    const SampleGame sample = sample_game(random, 9, 2, 40);
    const SmallGame game(sample.rules);
    ASSERT_EQ(game.size(), sample.layouts.size());
    std::vector<std::int64_t> of_class(game.size()), weights;
    for (auto& weight : of_class) weight = trial % 2 == 0 ? 1 : oracle::draw(random, 0, 5);
    of_class[0] = 1;
    for (const int c : game.classes()) weights.push_back(of_class[static_cast<std::size_t>(c)]);
    std::vector<std::size_t> all;
    for (std::size_t layout = 0; layout < game.size(); ++layout)
      if (weights[layout] > 0) all.push_back(layout);
    BestPlay play(game, weights);
    ASSERT_EQ(play.total(), Minimum(game, weights).of(0, all)) << to_string(sample.rules);
    std::int64_t sum = 0;
    const std::vector<int> shots = play.shots();
    for (std::size_t layout = 0; layout < game.size(); ++layout)
      sum += weights[layout] * shots[layout];
    ASSERT_EQ(sum, play.total()) << to_string(sample.rules);
  }
}

// Where ships are crowded a cell may be sure, and yet best left until it tells which ship has sunk.
TEST(BestPlay, NothingIsBetterOnCrowdedBoardsUnderAnyAnswers) {
  const std::pair<Board, Fleet> games[] = {{{1, 6}, Fleet{{3, 1}, {2, 1}}},
                                           {{2, 3}, Fleet{{2, 2}}},
                                           {{2, 4}, Fleet{{2, 3}}},
                                           {{1, 7}, Fleet{{2, 2}, {1, 1}}}};
  for (const auto& [board, fleet] : games)
    for (const Answers answers :
         {Answers::hits, Answers::sunk, Answers::sunk_length, Answers::named}) {
      GameRules rules{{board, fleet, Touch::any}};
      rules.answers = answers;
      const SmallGame game(rules);
      const std::vector<std::int64_t> weights(game.size(), 1);
      std::vector<std::size_t> all(game.size());
      std::iota(all.begin(), all.end(), std::size_t{0});
      EXPECT_EQ(BestPlay(game, weights).total(), Minimum(game, weights).of(0, all))
          << to_string(rules);
    }
  const SmallGame game({{{2, 3}, Fleet{{2, 2}}, Touch::any}});
  EXPECT_EQ(BestPlay(game, std::vector<std::int64_t>(game.size(), 1)).total(), 55)
      << "by a search of all strategies in another language";
}

TEST(BestPlay, PublishedOptimaOfSmallBoards) {
  for (const KnownOptimum& known : k_quick_optima) expect_optimum(known);
}

/// Shots that the tree needs on a layout.
int shots_by_tree(const SmallGame& game, const BestPlay::Node& root, std::size_t layout) {
  SmallGame::Cells fired = 0;
  const BestPlay::Node* node = &root;
  for (int shots = 0;; ++shots) {
    if (node == nullptr) return shots;
    const Reply answer = game.answer(layout, fired, node->cell);
    fired |= SmallGame::Cells{1} << static_cast<unsigned>(node->cell);
    for (const auto& branch : node->branches)
      if (branch.answer == answer) {
        node = branch.then.get();
        break;
      }
  }
}

TEST(BestPlay, TheTreeShowsTheShots) {
  const GameRules rules{{{4, 4}, Fleet{{3, 1}}, Touch::any}};
  const SmallGame game(rules);
  BestPlay play(game, std::vector<std::int64_t>(game.size(), 1));
  EXPECT_EQ(play.total(), 90);
  const auto tree = play.strategy(16);
  const std::vector<int> shots = play.shots();
  for (std::size_t layout = 0; layout < game.size(); ++layout)
    EXPECT_EQ(shots_by_tree(game, *tree, layout), shots[layout]);
  EXPECT_EQ(play.strategy(1)->branches.front().then, nullptr);
}

TEST(SmallGame, WhatCannotBeWorkedOutIsRefused) {
  GameRules rules{{{9, 8}, Fleet{{2, 1}}, Touch::any}};
  EXPECT_ERROR(SmallGame(rules), LimitError, "72 cells, best play is worked out for 1..64");
  rules.problem = {{3, 3}, Fleet{{4, 1}}, Touch::any};
  EXPECT_ERROR(SmallGame(rules), InputError, "0 layouts, nothing to hunt");
  rules.problem = {{8, 8}, Fleet{{3, 3}}, Touch::any};
  EXPECT_ERROR(SmallGame(rules), LimitError, "more than 20000 layouts");
  rules.problem = {{3, 3}, Fleet{{2, 1}}, Touch::any};
  rules.salvo = 2;
  EXPECT_ERROR(SmallGame(rules), InputError, "salvo = 2, allowed 1");
  rules.salvo = 1;
  const SmallGame game(rules);
  EXPECT_ERROR(BestPlay(game, {1}), InputError, "one for each layout");
  EXPECT_ERROR(BestPlay(game, std::vector<std::int64_t>(12, 0)), InputError, "all are 0");
  EXPECT_ERROR(BestPlay(game, std::vector<std::int64_t>(12, -1)), InputError, "weight = -1");
  BestPlay play(game, std::vector<std::int64_t>(12, 1));
  EXPECT_ERROR(play.total(3), LimitError, "more than 3 positions");
}

}  // namespace
}  // namespace flotilla::hunt
