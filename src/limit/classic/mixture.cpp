// SPDX-License-Identifier: MIT
#include "limit/classic/mixture.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "limit/classic/last_sweeps.hpp"
#include "limit/classic/states.hpp"
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

/// [places x columns] as [columns x places].
std::vector<std::uint8_t> transposed(const std::vector<std::uint8_t>& values, std::size_t columns) {
  std::vector<std::uint8_t> turned(values.size());
  const std::size_t rows = values.size() / columns;
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column)
      turned[column * rows + row] = values[row * columns + column];
  return turned;
}

BigInt scale_of(int lines) {
  BigInt scale = BigInt(2) << k_pace_bits;
  for (int factor = 0; factor < 7; ++factor) scale *= lines;
  return scale;
}

void settle(Mixture& mixture, const std::vector<PatternGroup>& groups) {
  std::uint64_t sum = 0;
  std::vector<BigInt> types(k_types);
  for (const MixturePlan& plan : mixture.plans) {
    sum += plan.weight;
    for (std::size_t type = 0; type < k_types; ++type)
      types[type] += to_bigint(plan.types[type]) * plan.weight;
  }
  const BigInt all = scale_of(mixture.lines) * sum * k_residues;
  for (const PatternGroup& group : groups) {
    BigInt won = 0;
    for (std::size_t type = 0; type < k_types; ++type) won += types[type] * group.type_counts[type];
    mixture.patterns.emplace_back(won, all);
  }
  mixture.guarantee = *std::min_element(mixture.patterns.begin(), mixture.patterns.end());
}

}  // namespace

Mixture make_mixture(int lines, const std::vector<PatternGroup>& groups, SolveSettings settings) {
  if (lines < 2 || lines > k_most_lines)
    throw InputError(fmt::format("n = {}: allowed 2..{} for class classic", lines, k_most_lines));
  settings.edges = Edges::finished;
  const ClassValue solved =
      solve_game(groups, lines, settings, coarse_mixes(lines, groups, settings));
  const Pace pace(lines);
  const PaceFloor below(lines);
  Mixture mixture{lines, {}, {}, 0};
  for (std::size_t i = 0; i < solved.plans.size(); ++i) {
    const auto weight = static_cast<std::uint64_t>(std::llround(solved.chances[i] * k_weights));
    if (weight == 0) continue;
    Plan plan = best_reply(pace, lines, type_weights(groups, solved.plans[i].mix), settings.edges,
                           settings.threads)
                    .plan;
    std::vector<Int128> types = whole_values(below, plan, settings.threads);
    mixture.plans.push_back({weight, std::move(plan), std::move(types)});
  }
  settle(mixture, groups);
  return mixture;
}

std::string state_name(int state) {
  constexpr std::array<const char*, 6> k_threes = {"", "3A", "3B", "3A,3A", "3A,3B", "3B,3B"};
  constexpr std::array<const char*, 3> k_twos = {"", "2A", "2H"};
  constexpr std::array<const char*, 4> k_halves = {"", "A", "B", "D"};
  const Found found = found_of(state);
  std::vector<std::string> names;
  if (found.threes != Threes::none)
    names.emplace_back(k_threes.at(at(static_cast<int>(found.threes))));
  if (found.two != Two::none) names.emplace_back(k_twos.at(at(static_cast<int>(found.two))));
  if (found.four != Big::none)
    names.push_back(fmt::format("4{}", k_halves.at(at(static_cast<int>(found.four)))));
  if (found.five != Big::none)
    names.push_back(fmt::format("5{}", k_halves.at(at(static_cast<int>(found.five)))));
  return names.empty() ? "nothing" : fmt::format("{}", fmt::join(names, ","));
}

MixtureClaim claim_of(const Mixture& mixture, const std::vector<PatternGroup>& groups) {
  MixtureClaim claim;
  claim.plan_class = "classic";
  claim.lines = mixture.lines;
  for (int state = 0; state < k_states; ++state) claim.states.push_back(state_name(state));
  for (int leaf = 0; leaf < k_leaves; ++leaf) claim.pairs.push_back({leaf / 9, leaf % 9});
  claim.orders.assign(k_orders.begin(), k_orders.end());
  claim.scale = to_decimal(scale_of(mixture.lines));
  for (const MixturePlan& plan : mixture.plans) {
    MixtureClaim::Plan& written = claim.plans.emplace_back();
    written.weight = plan.weight;
    written.moves = transposed(plan.plan.moves, k_states);
    written.orders = transposed(plan.plan.orders, k_leaves);
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
