// SPDX-License-Identifier: MIT
#include "limit/strategy.hpp"

#include "limit/evaluate.hpp"
#include "number/enclosure.hpp"

namespace flotilla::limit {
namespace {

LogSum weighted_sum(const std::vector<LogSum>& values, const std::vector<Rational>& weights) {
  LogSum sum;
  for (std::size_t i = 0; i < values.size(); ++i) sum += values[i] * weights[i];
  return sum;
}

}  // namespace

std::vector<Law> laws_by_type(const Strategy& strategy) {
  std::vector<Law> sums(plan_patterns().types.size());
  for (const WeightedPlan& part : strategy.plans) {
    const std::vector<Law> laws = laws_by_type(part.plan);
    for (std::size_t type = 0; type < laws.size(); ++type) sums[type].add(laws[type], part.weight);
  }
  return sums;
}

Scores scores_of(const std::vector<Law>& laws) {
  const PatternTable& patterns = plan_patterns();
  Scores scores{{}, {}, {}, 0};
  for (const Law& law : laws) scores.by_type.push_back(expectation(law, plain_survival()));
  for (std::size_t orbit = 0; orbit < patterns.orbits.size(); ++orbit) {
    scores.by_pattern.push_back(weighted_sum(scores.by_type, patterns.orbit_weights(orbit)));
    if (compare(scores.by_pattern.back(), scores.guarantee()) < 0) scores.worst = orbit;
  }
  scores.random_hider = weighted_sum(scores.by_type, patterns.random_weights());
  return scores;
}

}  // namespace flotilla::limit
