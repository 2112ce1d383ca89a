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
  DoubleOracle(const RaceGame& game, const PatternTable& table, const PaceDoubles* pace,
               const OracleSettings& settings)
      : game_(game), table_(table), pace_(pace), settings_(settings), scale_(random_mix(table)) {}

  ClassValue run(const std::vector<std::vector<double>>& start) {
    for (const auto& mix : start) reply_to(mix);
    if (columns_.empty()) reply_to(scale_);
    MatrixSolution solution = solve();
    while (value_.bounds.upper - value_.bounds.lower > settings_.width &&
           value_.bounds.replies < settings_.max_replies) {
      reply_to(next_mix(solution));
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
    MatrixSolution solution = solve_matrix_game(payoffs_);
    value_.bounds.lower = solution.value;
    if (settings_.on_step) settings_.on_step(value_.bounds);
    return solution;
  }

  /// Where the level is no more than rounding above the game's value, no mix may hold all plans to it.
  [[nodiscard]] std::vector<double> next_mix(const MatrixSolution& solution) const {
    const OracleStep& bounds = value_.bounds;
    const double level = bounds.lower + 0.3 * (bounds.upper - bounds.lower);
    return nearest_mix(payoffs_, level, value_.hider, scale_).value_or(solution.patterns);
  }

  void reply_to(const std::vector<double>& mix) {
    const Reply reply = best_reply(game_, class_weights(game_, table_, mix), settings_.rule, pace_,
                                   settings_.threads);
    const BoardPayoffs boards =
        board_payoffs(game_, reply.plan, settings_.rule, pace_, settings_.threads);
    columns_.push_back({mix, orbit_payoffs(game_, table_, boards)});
    payoffs_.push_back(columns_.back().payoffs);
    for (std::size_t i = 0; i < settings_.beside.size(); ++i)
      payoffs_.back()[i] =
          settings_.share * payoffs_.back()[i] + (1 - settings_.share) * settings_.beside[i];
    const double value = with_beside(settings_, mix, reply.value);
    if (value_.bounds.replies++ == 0 || value < value_.bounds.upper) {
      value_.bounds.upper = value;
      value_.hider = mix;
    }
  }

  const RaceGame& game_;
  const PatternTable& table_;
  const PaceDoubles* pace_;
  const OracleSettings& settings_;
  std::vector<double> scale_;
  std::vector<PlanColumn> columns_;
  std::vector<std::vector<double>> payoffs_;
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

ClassValue solve_class(const RaceGame& game, const PatternTable& table, const PaceDoubles* pace,
                       const OracleSettings& settings,
                       const std::vector<std::vector<double>>& start) {
  return DoubleOracle(game, table, pace, settings).run(start);
}

}  // namespace flotilla::limit
