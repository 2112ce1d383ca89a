// SPDX-License-Identifier: MIT
#include "limit/value/mixture.hpp"

#include <algorithm>
#include <cmath>

#include "limit/value/claim_order.hpp"
#include "limit/value/orbit_payoffs.hpp"
#include "limit/value/reached_states.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

constexpr double k_weights = 1e9;

/// Takes out every move and order that is never used, so that a plan is written in one way.
void keep_reached(const RaceGame& game, LatticePlan& plan) {
  const std::vector<std::uint64_t> reached = reached_states(game, plan, EdgeRule::finish_edge);
  const std::size_t states = at(game.states.count);
  const std::size_t pairs = game.states.pairs.size();
  for (std::size_t place = 0; place < reached.size(); ++place) {
    for (std::size_t state = 0; state < states; ++state)
      if ((reached[place] >> state & 1U) == 0)
        plan.moves[place * states + state] = LatticePlan::k_stay;
    if (game.is_ordered()) continue;
    for (std::size_t pair = 0; pair < pairs; ++pair)
      if ((reached[place] >> (states + pair) & 1U) == 0)
        plan.orders[place * pairs + pair] = LatticePlan::k_stay;
  }
}

/// A coarser lattice's mixes, to begin with: the hider's best ones hardly depend on the lines.
std::vector<std::vector<double>> coarse_mixes(PlanClass plan_class, int lines,
                                              const PatternTable& table,
                                              const OracleSettings& settings) {
  const int least = plan_class == PlanClass::order ? 16 : 64;
  int coarse = lines / 2;
  if (plan_class == PlanClass::order) coarse -= coarse % 2;
  if (coarse < least) return {};
  const RaceGame game(plan_class, coarse);
  const PaceDoubles pace{PaceTable(coarse)};
  const ClassValue solved =
      solve_class(game, table, &pace, settings, coarse_mixes(plan_class, coarse, table, settings));
  return mixes_of(solved);
}

/// "A,C2,C0". C after B is C: that B is swept stands before it.
std::string name_of(const SweepOrder& order) {
  constexpr std::array<const char*, 11> k_names = {"A",  "B",     "C",      "C",     "C2",    "C1",
                                                   "C0", "C2low", "C2high", "C0low", "C0high"};
  std::string text;
  for (const SweepSegment segment : order)
    text += std::string(text.empty() ? "" : ",") + k_names[at(static_cast<int>(segment))];
  return text;
}

}  // namespace

void settle(Mixture& mixture, const PatternTable& table) {
  const RaceGame game(mixture.plan_class, 2);  // its classes alone matter
  std::uint64_t sum = 0;
  mixture.patterns.assign(table.orbits.size(), 0);
  for (const MixturePlan& plan : mixture.plans) {
    sum += plan.weight;
    const std::vector<Rational> payoffs = orbit_payoffs(game, table, plan.boards);
    for (std::size_t i = 0; i < payoffs.size(); ++i)
      mixture.patterns[i] += payoffs[i] * plan.weight;
  }
  for (Rational& value : mixture.patterns) value /= sum;
  mixture.guarantee = *std::min_element(mixture.patterns.begin(), mixture.patterns.end());
}

Mixture make_mixture(PlanClass plan_class, int lines, const PatternTable& table,
                     OracleSettings settings) {
  settings.rule = EdgeRule::finish_edge;
  const RaceGame game(plan_class, lines);
  const PaceTable exact(lines);
  const PaceDoubles pace(exact);
  const ClassValue solved =
      solve_class(game, table, &pace, settings, coarse_mixes(plan_class, lines, table, settings));
  Mixture mixture{plan_class, lines, {}, {}, 0};
  for (std::size_t i = 0; i < solved.plans.size(); ++i) {
    const auto weight = static_cast<std::uint64_t>(std::llround(solved.chances[i] * k_weights));
    if (weight == 0) continue;
    Reply reply = best_reply(game, class_weights(game, table, solved.plans[i].mix), settings.rule,
                             &pace, settings.threads);
    keep_reached(game, reply.plan);
    ExactPayoffs boards = exact_payoffs(game, reply.plan, exact, settings.threads);
    mixture.plans.push_back({weight, std::move(reply.plan), std::move(boards)});
  }
  settle(mixture, table);
  return mixture;
}

MixtureClaim claim_of(const Mixture& mixture, const PatternTable& table) {
  const RaceGame game(mixture.plan_class, mixture.lines);
  MixtureClaim claim;
  claim.plan_class = to_string(mixture.plan_class);
  claim.lines = mixture.lines;
  claim.states = game.states.names;
  claim.pairs = game.states.pairs;
  for (const SweepOrder& order : game.orders) claim.orders.push_back(name_of(order));
  claim.scale = to_decimal(mixture.plans.front().boards.scale);
  for (const MixturePlan& plan : mixture.plans) {
    MixtureClaim::Plan& written = claim.plans.emplace_back();
    written.weight = plan.weight;
    written.moves = transposed(plan.plan.moves, at(game.states.count));
    written.orders = game.is_ordered() ? plan.plan.orders
                                       : transposed(plan.plan.orders, game.states.pairs.size());
    for (const BigInt& value : plan.boards.value) written.boards.push_back(to_decimal(value));
  }
  for (std::size_t i = 0; i < table.orbits.size(); ++i) {
    claim.patterns.push_back(pattern_name(table.orbits[i].representative));
    claim.values.push_back(mixture.patterns[i].str());
  }
  claim.guarantee = mixture.guarantee.str();
  return claim;
}

}  // namespace flotilla::limit
