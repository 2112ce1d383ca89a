// SPDX-License-Identifier: MIT
#include "limit/classic/mixture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "limit/classic/last_sweeps.hpp"
#include "limit/value/claim_order.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

constexpr double k_weights = 1e9;
constexpr int k_coarsest = 16;

std::vector<std::vector<double>> coarse_mixes(int lines, const std::vector<PatternGroup>& groups,
                                              const SolveSettings& settings) {
  if (lines / 2 < k_coarsest) return {};
  return mixes_of(
      solve_game(groups, lines / 2, settings, coarse_mixes(lines / 2, groups, settings)));
}

BigInt scale_of(const Rules& rules, int lines) {
  BigInt scale = BigInt(2) << k_pace_bits;
  for (int factor = 0; factor < rules.whole_power(); ++factor) scale *= lines;
  return scale;
}

void settle(Mixture& mixture, const std::vector<PatternGroup>& groups) {
  std::uint64_t sum = 0;
  std::vector<BigInt> types(at(mixture.rules->types));
  for (const MixturePlan& plan : mixture.plans) {
    sum += plan.weight;
    for (std::size_t type = 0; type < types.size(); ++type)
      types[type] += to_bigint(plan.types[type]) * plan.weight;
  }
  const BigInt all = scale_of(*mixture.rules, mixture.lines) * sum * k_residues;
  for (const PatternGroup& group : groups) {
    BigInt won = 0;
    for (std::size_t type = 0; type < types.size(); ++type)
      won += types[type] * group.type_counts[type];
    mixture.patterns.emplace_back(won, all);
  }
  mixture.guarantee = *std::min_element(mixture.patterns.begin(), mixture.patterns.end());
}

}  // namespace

Mixture make_mixture(int lines, const std::vector<PatternGroup>& groups, SolveSettings settings) {
  const Rules& rules = *settings.rules;
  if (lines < 2 || lines > most_lines(rules))
    throw InputError(fmt::format("n = {}: allowed 2..{} for class {}", lines, most_lines(rules),
                                 class_name(rules)));
  settings.edges = Edges::finished;
  const ClassValue solved =
      solve_game(groups, lines, settings, coarse_mixes(lines, groups, settings));
  const Pace pace(lines);
  const PaceFloor below(lines);
  Mixture mixture{&rules, lines, {}, {}, 0};
  for (std::size_t i = 0; i < solved.plans.size(); ++i) {
    const auto weight = static_cast<std::uint64_t>(std::llround(solved.chances[i] * k_weights));
    if (weight == 0) continue;
    Plan plan = best_reply(rules, pace, lines, type_weights(groups, solved.plans[i].mix),
                           settings.edges, settings.threads)
                    .plan;
    std::vector<Int128> types = whole_values(below, plan, settings.threads);
    mixture.plans.push_back({weight, std::move(plan), std::move(types)});
  }
  settle(mixture, groups);
  return mixture;
}

std::string class_name(const Rules& rules) {
  if (!rules.fires_c) return "classic";
  return rules.when_c == Rules::FiresC::always ? "classic-c" : "classic-c3";
}

MixtureClaim claim_of(const Mixture& mixture, const std::vector<PatternGroup>& groups) {
  MixtureClaim claim;
  const Rules& rules = *mixture.rules;
  claim.plan_class = class_name(rules);
  claim.lines = mixture.lines;
  for (int state = 0; state < rules.states; ++state) claim.states.push_back(rules.name(state));
  for (int leaf = 0; leaf < rules.leaves; ++leaf) claim.pairs.push_back({leaf / 9, leaf % 9});
  claim.orders.assign(k_orders.begin(), k_orders.begin() + rules.orders);
  claim.scale = to_decimal(scale_of(rules, mixture.lines));
  for (const MixturePlan& plan : mixture.plans) {
    MixtureClaim::Plan& written = claim.plans.emplace_back();
    written.weight = plan.weight;
    written.moves = transposed(plan.plan.moves, at(rules.states));
    written.orders = transposed(plan.plan.orders, at(rules.leaves));
    for (const Int128 value : plan.types) written.boards.push_back(to_decimal(to_bigint(value)));
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    claim.patterns.push_back(groups[i].name);
    claim.values.push_back(mixture.patterns[i].str());
  }
  claim.guarantee = mixture.guarantee.str();
  return claim;
}

}  // namespace flotilla::limit::classic
