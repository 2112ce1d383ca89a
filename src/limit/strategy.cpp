// SPDX-License-Identifier: MIT
#include "limit/strategy.hpp"

#include <algorithm>

#include "limit/evaluate.hpp"
#include "number/enclosure.hpp"

namespace flotilla::limit {
namespace {

LogSum weighted_sum(const std::vector<LogSum>& values, const std::vector<Rational>& weights) {
  LogSum sum;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (weights[i] != 0) sum += values[i] * weights[i];
  return sum;
}

}  // namespace

Law StrategyLaws::of_type(std::size_t type) const {
  return mixed_law(by_board, boards->of_type.at(type));
}
Law StrategyLaws::of_orbit(std::size_t orbit) const {
  return mixed_law(by_board, boards->of_orbit.at(orbit));
}
Law StrategyLaws::of_random() const { return mixed_law(by_board, boards->of_random); }

StrategyLaws laws_of(const Plan& plan) {
  return {laws_by_board(plan), &boards_for(plan.has_slots)};
}

StrategyLaws laws_of(const Strategy& strategy) {
  const bool has_slots = std::ranges::any_of(
      strategy.plans, [](const WeightedPlan& part) { return part.plan.has_slots; });
  const BoardTable& boards = boards_for(has_slots);
  StrategyLaws sums{std::vector<Law>(boards.boards.size()), &boards};
  for (const WeightedPlan& part : strategy.plans) {
    const std::vector<Law> laws = laws_by_board(part.plan);
    // Plans without slots do not tell the boards of a type apart.
    const bool by_type = has_slots && !part.plan.has_slots;
    for (std::size_t i = 0; i < boards.boards.size(); ++i)
      sums.by_board[i].add(laws[by_type ? boards.boards[i].type : i], part.weight);
  }
  return sums;
}

Scores scores_of(const StrategyLaws& laws) {
  std::vector<LogSum> by_board;
  for (const Law& law : laws.by_board) by_board.push_back(expectation(law, plain_survival()));
  Scores scores{{}, {}, {}, 0};
  for (const std::vector<Rational>& weights : laws.boards->of_type)
    scores.by_type.push_back(weighted_sum(by_board, weights));
  for (std::size_t orbit = 0; orbit < laws.boards->of_orbit.size(); ++orbit) {
    scores.by_pattern.push_back(weighted_sum(by_board, laws.boards->of_orbit[orbit]));
    if (compare(scores.by_pattern.back(), scores.guarantee()) < 0) scores.worst = orbit;
  }
  scores.random_hider = weighted_sum(by_board, laws.boards->of_random);
  return scores;
}

}  // namespace flotilla::limit
