// SPDX-License-Identifier: MIT
#include "limit/value/upper_bound.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "limit/value/reply_bound.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

constexpr std::uint64_t k_weights = 1'000'000'000;
constexpr std::int64_t k_steps = 10'000'000'000;  // of bounds

/// The best mix on a grid, begun with those of grids half as fine.
std::vector<std::vector<double>> mixes_on(PlanClass plan_class, int lines,
                                          const PatternTable& table,
                                          const OracleSettings& settings) {
  std::vector<std::vector<double>> start;
  if (lines >= 64) start = mixes_on(plan_class, lines / 2, table, settings);
  const ClassValue solved =
      solve_class(RaceGame(plan_class, lines), table, nullptr, settings, start);
  std::vector<std::vector<double>> mixes = {solved.hider};
  for (const PlanColumn& plan : solved.plans) mixes.push_back(plan.mix);
  return mixes;
}

/// In whole numbers that sum to k_weights.
std::vector<std::uint64_t> rounded(const std::vector<double>& mix) {
  std::vector<std::uint64_t> weights;
  std::uint64_t sum = 0;
  for (const double chance : mix) {
    weights.push_back(
        static_cast<std::uint64_t>(std::llround(std::max(0.0, chance) * double{k_weights})));
    sum += weights.back();
  }
  std::uint64_t& greatest = *std::max_element(weights.begin(), weights.end());
  greatest += k_weights - sum;  // a few units, either way
  return weights;
}

Rational step_up(const Rational& value) {
  const BigInt scaled = numerator(value) * k_steps;
  return ratio((scaled + denominator(value) - 1) / denominator(value), k_steps);
}

}  // namespace

UpperBound make_upper_bound(PlanClass plan_class, int lines, const PatternTable& table,
                            OracleSettings settings) {
  if (plan_class != PlanClass::basic && plan_class != PlanClass::runs)
    throw InputError(fmt::format("class = {}: upper bounds are there for basic and runs",
                                 to_string(plan_class)));
  if (lines < 1 || lines > 4096)
    throw InputError(fmt::format("n = {}: allowed 1..4096 lines", lines));
  settings.rule = EdgeRule::trapezoid;
  UpperBound bound{plan_class, lines, {}, 0};
  bound.mix = rounded(mixes_on(plan_class, std::min(lines, 256), table, settings).front());
  const RaceGame game(plan_class, lines);
  bound.bound = step_up(reply_bound(game, exact_weights(game, table, bound.mix), settings.threads));
  return bound;
}

UpperClaim claim_of(const UpperBound& bound, const PatternTable& table) {
  UpperClaim claim;
  claim.plan_class = to_string(bound.plan_class);
  claim.lines = bound.lines;
  for (const PatternOrbit& orbit : table.orbits)
    claim.patterns.push_back(pattern_name(orbit.representative));
  claim.weights = bound.mix;
  claim.bound = bound.bound.str();
  return claim;
}

}  // namespace flotilla::limit
