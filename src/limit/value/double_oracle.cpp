// SPDX-License-Identifier: MIT
#include "limit/value/double_oracle.hpp"

#include <algorithm>
#include <numeric>

#include "limit/value/matrix_game.hpp"
#include "limit/value/orbit_payoffs.hpp"
#include "limit/value/plan_payoffs.hpp"

namespace flotilla::limit {

namespace {

class DoubleOracle {
 public:
  DoubleOracle(const OracleGame& game, double width, int max_replies)
      : game_(game), width_(width), max_replies_(max_replies) {}

  ClassValue run(const std::vector<std::vector<double>>& start) {
    for (const auto& mix : start) reply_to(mix);
    if (columns_.empty()) reply_to(game_.random);
    MatrixSolution solution = solve();
    while (value_.bounds.upper - value_.bounds.lower > width_ &&
           value_.bounds.replies < max_replies_) {
      reply_to(game_.next_mix(payoffs_, solution, value_));
      solution = solve();
    }
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (solution.plans[i] <= 0) continue;
      value_.plans.push_back(columns_[i]);
      value_.chances.push_back(solution.plans[i]);
    }
    return std::move(value_);
  }

 private:
  MatrixSolution solve() {
    MatrixSolution solution = matrix_.solve();
    value_.bounds.lower = solution.value;
    if (game_.on_step) game_.on_step(value_.bounds);
    return solution;
  }

  void reply_to(const std::vector<double>& mix) {
    OracleGame::Reply reply = game_.reply(mix);
    columns_.push_back({mix, std::move(reply.payoffs)});
    matrix_.add(reply.in_game);
    payoffs_.push_back(std::move(reply.in_game));
    if (value_.bounds.replies++ > 0 && reply.value >= value_.bounds.upper) return;
    value_.bounds.upper = reply.value;
    value_.hider = mix;
  }

  const OracleGame& game_;
  double width_;
  int max_replies_;
  std::vector<PlanColumn> columns_;
  std::vector<std::vector<double>> payoffs_;
  MatrixGame matrix_;
  ClassValue value_;
};

}  // namespace

double with_beside(const OracleSettings& settings, const std::vector<double>& mix,
                   double of_class) {
  if (settings.beside.empty()) return of_class;
  const double beside =
      std::inner_product(mix.begin(), mix.end(), settings.beside.begin(), double{0});
  return settings.share * of_class + (1 - settings.share) * beside;
}

ClassValue solve_by_replies(const OracleGame& game, double width, int max_replies,
                            const std::vector<std::vector<double>>& start) {
  return DoubleOracle(game, width, max_replies).run(start);
}

std::vector<std::vector<double>> mixes_of(const ClassValue& solved) {
  std::vector<std::vector<double>> mixes = {solved.hider};
  for (const PlanColumn& plan : solved.plans) mixes.push_back(plan.mix);
  return mixes;
}

ClassValue solve_class(const RaceGame& game, const PatternTable& table, const PaceDoubles* pace,
                       const OracleSettings& settings,
                       const std::vector<std::vector<double>>& start) {
  OracleGame replies;
  replies.random = random_mix(table);
  replies.on_step = settings.on_step;
  replies.reply = [&](const std::vector<double>& mix) {
    const Reply reply =
        best_reply(game, class_weights(game, table, mix), settings.rule, pace, settings.threads);
    const BoardPayoffs boards =
        board_payoffs(game, reply.plan, settings.rule, pace, settings.threads);
    OracleGame::Reply found;
    found.value = with_beside(settings, mix, reply.value);
    found.payoffs = orbit_payoffs(game, table, boards);
    found.in_game = found.payoffs;
    for (std::size_t i = 0; i < settings.beside.size(); ++i)
      found.in_game[i] =
          settings.share * found.payoffs[i] + (1 - settings.share) * settings.beside[i];
    return found;
  };
  // Where the level is no more than rounding above the game's value, no mix may hold all plans to it.
  replies.next_mix = [&](const std::vector<std::vector<double>>& payoffs,
                         const MatrixSolution& solution, const ClassValue& so_far) {
    const OracleStep& bounds = so_far.bounds;
    const double level = bounds.lower + 0.3 * (bounds.upper - bounds.lower);
    return nearest_mix(payoffs, level, so_far.hider, replies.random).value_or(solution.patterns);
  };
  return solve_by_replies(replies, settings.width, settings.max_replies, start);
}

}  // namespace flotilla::limit
