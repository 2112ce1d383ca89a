// SPDX-License-Identifier: MIT
#include "limit/classic/oracle.hpp"

#include "limit/value/matrix_game.hpp"

namespace flotilla::limit::classic {

namespace {

class Oracle {
 public:
  Oracle(const std::vector<PatternGroup>& groups, int lines, const SolveSettings& settings)
      : groups_(groups), lines_(lines), settings_(settings), pace_(lines) {}

  ClassValue run(const std::vector<std::vector<double>>& start) {
    for (const auto& mix : start) reply_to(mix);
    if (columns_.empty()) reply_to(random_mix(groups_));
    MatrixSolution solution = solve();
    while (value_.bounds.upper - value_.bounds.lower > settings_.width &&
           value_.bounds.replies < settings_.max_replies) {
      reply_to(value_.bounds.replies % 2 == 0 ? solution.patterns
                                              : middle(solution.patterns, value_.hider));
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
  static std::vector<double> middle(std::vector<double> a, const std::vector<double>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = (a[i] + b[i]) / 2;
    return a;
  }

  MatrixSolution solve() {
    MatrixSolution solution = solve_matrix_game(payoffs_);
    value_.bounds.lower = solution.value;
    if (settings_.on_step) settings_.on_step(lines_, value_.bounds);
    return solution;
  }

  void reply_to(const std::vector<double>& mix) {
    const Reply reply =
        best_reply(pace_, lines_, type_weights(groups_, mix), settings_.edges, settings_.threads);
    columns_.push_back({mix, group_values(groups_, type_values(pace_, reply.plan, settings_.edges,
                                                               settings_.threads))});
    payoffs_.push_back(columns_.back().payoffs);
    if (value_.bounds.replies++ > 0 && reply.value >= value_.bounds.upper) return;
    value_.bounds.upper = reply.value;
    value_.hider = mix;
  }

  const std::vector<PatternGroup>& groups_;
  int lines_;
  const SolveSettings& settings_;
  Pace pace_;
  std::vector<PlanColumn> columns_;
  std::vector<std::vector<double>> payoffs_;
  ClassValue value_;
};

}  // namespace

ClassValue solve_game(const std::vector<PatternGroup>& groups, int lines,
                      const SolveSettings& settings,
                      const std::vector<std::vector<double>>& start) {
  return Oracle(groups, lines, settings).run(start);
}

std::vector<std::vector<double>> mixes_of(const ClassValue& solved) {
  std::vector<std::vector<double>> mixes = {solved.hider};
  for (const PlanColumn& plan : solved.plans) mixes.push_back(plan.mix);
  return mixes;
}

}  // namespace flotilla::limit::classic
