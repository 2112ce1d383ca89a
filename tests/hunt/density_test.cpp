// SPDX-License-Identifier: MIT
#include "hunt/hunters/density.hpp"

#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "hunt/game.hpp"
#include "sample_games.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

/// The scores of a position, from its log alone: every berth of every ship looked at again.
class Position {
 public:
  Position(const GameRules& rules, const std::vector<Reply>& log) : rules_(rules) {
    const Board& board = rules.problem.board;
    for (int length = 1; length <= rules.problem.fleet.longest(); ++length)
      afloat_[length] = rules.problem.fleet.of_length(length);
    for (const Reply& reply : log) hear(reply, {reply.cell / board.cols, reply.cell % board.cols});
  }

  [[nodiscard]] double score(Cell cell) const {
    double sum = 0;
    for (const auto& [length, ships] : afloat_)
      for (const Ship& berth : oracle::all_berths(rules_.problem.board, length))
        if (ships > 0 && berth.covers(cell) && is_alive(berth))
          sum += ships * std::pow(20.0, hits_on(berth));
    return sum;
  }
  [[nodiscard]] bool is_fired(Cell cell) const { return answers_.contains(cell); }

 private:
  static std::vector<Cell> cells_of(const Ship& ship) {
    std::vector<Cell> cells;
    for (int i = 0; i < ship.length; ++i) cells.push_back(ship.cell(i));
    return cells;
  }

  [[nodiscard]] int hits_on(const Ship& berth) const {
    int hits = 0;
    for (const Cell cell : cells_of(berth)) {
      const auto found = answers_.find(cell);
      if (found != answers_.end() && found->second.answer != Answer::miss) ++hits;
    }
    return hits;
  }

  [[nodiscard]] bool is_alive(const Ship& berth) const {
    for (const auto& [cell, reply] : answers_) {
      if (berth.covers(cell)) {
        if (reply.answer == Answer::miss || sunk_.contains(cell)) return false;
        if (reply.length > 0 && reply.length != berth.length) return false;
      } else if (reply.answer != Answer::miss &&
                 !compatible(berth, {cell, 1, false}, rules_.problem.touch)) {
        return false;
      }
    }
    return true;
  }

  void hear(const Reply& reply, Cell cell) {
    answers_[cell] = reply;
    if (reply.answer != Answer::sunk) return;
    std::vector<Ship> fits;
    for (const auto& [length, ships] : afloat_)
      for (const Ship& berth : oracle::all_berths(rules_.problem.board, length))
        if ((reply.length == 0 || reply.length == length) &&
            rules_.problem.fleet.of_length(length) > 0 && berth.covers(cell) && is_alive(berth) &&
            hits_on(berth) == length)
          fits.push_back(berth);
    std::set<int> lengths;
    std::set<Cell> common{cell};
    if (!fits.empty()) {
      const auto first = cells_of(fits.front());
      common = {first.begin(), first.end()};
    }
    for (const Ship& berth : fits) {
      lengths.insert(berth.length);
      std::erase_if(common, [&](Cell of_first) { return !berth.covers(of_first); });
    }
    if (lengths.size() == 1 && afloat_[*lengths.begin()] > 0) --afloat_[*lengths.begin()];
    sunk_.insert(common.begin(), common.end());
  }

  GameRules rules_;
  std::map<int, int> afloat_;
  std::map<Cell, Reply> answers_;
  std::set<Cell> sunk_;
};

TEST(Density, FiresAtTheFirstCellOfTheHighestScoreCountedAfresh) {
  std::mt19937_64 random(oracle::test_seed() + 830);
  for (int trial = 0; trial < trials(150); ++trial) {
    const SampleGame game = sample_game(random, 25, 4);
    const Board& board = game.rules.problem.board;
    const auto hunter = density_hunter(game.rules);
    Referee referee(game.rules);
    referee.hide(sample_layout(random, game));
    hunter->begin(0);
    std::vector<Reply> log;
    while (!referee.is_over()) {
      const Position position(game.rules, log);
      std::optional<int> expected;
      double best = -1;
      for (int cell = 0; cell < board.cells(); ++cell) {
        const Cell at_cell{cell / board.cols, cell % board.cols};
        if (position.is_fired(at_cell) || position.score(at_cell) <= best) continue;
        best = position.score(at_cell);
        expected = cell;
      }
      const int cell = hunter->next_cell();
      ASSERT_EQ(cell, expected) << to_string(game.rules) << " shot " << log.size();
      log.push_back(referee.fire(cell));
      hunter->hear(log.back());
    }
  }
}

}  // namespace
}  // namespace flotilla::hunt
