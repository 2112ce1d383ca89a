// SPDX-License-Identifier: MIT
#include "limit/classic/score.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/rational.hpp"

namespace flotilla::limit::classic {

namespace {

constexpr int k_coarsest_grid = 12;
constexpr int k_most_common = 48;

/// A multiple of all denominators of the plan's shares, k_coarsest_grid or a little more.
int coarsest_grid(const CoursePlan& plan) {
  BigInt common = 1;
  for (const Course& course : plan.courses)
    for (const Leg& leg : course.path) common = lcm(common, denominator(leg.to));
  if (common > k_most_common)
    throw InputError(fmt::format(
        "{}: the shares of its paths have the least common denominator {}, allowed 1..{}",
        plan.name, common.str(), k_most_common));
  const int step = common.convert_to<int>();
  return (k_coarsest_grid + step - 1) / step * step;
}

Score exact_score(const std::vector<Rational>& types, const std::vector<PatternGroup>& groups) {
  Score score;
  for (const PatternGroup& group : groups) {
    Rational sum;
    for (std::size_t type = 0; type < types.size(); ++type)
      sum += types[type] * group.type_counts[type];
    score.exact.push_back(sum / k_residues);
    score.patterns.push_back(flotilla::to_double(score.exact.back()));
    score.errors.push_back(0);
  }
  return score;
}

Score grid_score(const CoursePlan& plan, const std::vector<PatternGroup>& groups) {
  Score score;
  const int coarsest = coarsest_grid(plan);
  std::array<std::vector<double>, 3> grids;
  for (std::size_t i = 0; i < 3; ++i) {
    score.lines = coarsest << i;
    grids.at(i) = group_values(groups, grid_values(plan, score.lines));
  }
  const auto richardson = [](double coarse, double fine) { return fine + (fine - coarse) / 3; };
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const double value = richardson(grids[1][group], grids[2][group]);
    score.patterns.push_back(value);
    score.errors.push_back(std::abs(value - richardson(grids[0][group], grids[1][group])));
  }
  return score;
}

}  // namespace

Score score_of(const CoursePlan& plan, const std::vector<PatternGroup>& groups) {
  const auto exact = exact_values(plan);
  Score score = exact ? exact_score(*exact, groups) : grid_score(plan, groups);
  const std::vector<double> random = random_mix(groups);
  score.random = std::inner_product(random.begin(), random.end(), score.patterns.begin(), 0.0);
  score.worst = static_cast<std::size_t>(
      std::min_element(score.patterns.begin(), score.patterns.end()) - score.patterns.begin());
  return score;
}

}  // namespace flotilla::limit::classic
