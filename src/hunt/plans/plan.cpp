// SPDX-License-Identifier: MIT
#include "hunt/plans/plan.hpp"

#include <algorithm>
#include <utility>

#include "fleet/parse.hpp"
#include "hunt/plans/half_plans.hpp"
#include "hunt/plans/parity_plans.hpp"
#include "hunt/plans/slot_plans.hpp"
#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::races {

namespace {

/// What the side of a board that wraps has to be a multiple of; 0: boards with edges will do.
int side_divisor(Ordering ordering) {
  switch (ordering) {
    case Ordering::none:
    case Ordering::random:
      return 0;
    case Ordering::runs:
    case Ordering::rows:
    case Ordering::slots:
      return 6;
    case Ordering::closing_rows:
    case Ordering::closing_slots:
      return 12;
  }
  return 0;
}

}  // namespace

Strategy::Strategy(std::shared_ptr<const Plan> plan, std::string name) : name_(std::move(name)) {
  chances_.push_back({std::move(plan)});
}

Strategy::Strategy(std::vector<Chance> chances, std::string name)
    : chances_(std::move(chances)), name_(std::move(name)) {
  std::uint64_t sum = 0;
  for (const Chance& chance : chances_) sum += chance.weight;
  out_of_ = narrow<std::uint32_t>(sum);
  FLOTILLA_ASSERT_LIGHT(out_of_ > 0);
}

const Plan& Strategy::choose(RandomWords& choices) const {
  if (chances_.size() == 1) return *chances_.front().plan;
  std::uint32_t draw = choices.below(out_of_);
  for (const Chance& chance : chances_) {
    if (draw < chance.weight) return *chance.plan;
    draw -= chance.weight;
  }
  return *chances_.back().plan;
}

std::vector<const Plan*> Strategy::plans() const {
  std::vector<const Plan*> plans;
  for (const Chance& chance : chances_) plans.push_back(chance.plan.get());
  return plans;
}

int Strategy::side_divisor() const {
  int divisor = 0;
  for (const Chance& chance : chances_)
    for (const ResidueOrder& order : chance.plan->order().of_residue)
      divisor = std::max(divisor, races::side_divisor(order.ordering));
  return divisor;
}

const std::vector<PlanTraits>& all_plans() {
  static const std::vector<PlanTraits> plans = {
      {"parity", "A and B mixed, whatever sinks; then another residue modulo 3"},
      {"plain", "A and B mixed, whatever sinks; then C"},
      {"adaptive", "A, B; once both 3s are down all of one colour"},
      {"jumping", "as adaptive, but B before A while one 3 is afloat"},
      {"blend", "a coin before the game: jumping once in three games, else adaptive"},
      {"plan1", "A and B in turns; then C beside unshot B, A, the rest of C"},
      {"plan2", "probes 1/20 of B once a 3 has sunk, 1/2 once the 2 has; C in random order"},
      {"plan3", "probes 1/4 of B once a 3 has sunk, 4/5 once the 2 has; last sweep as plan1"},
      {"within", "order within the parts: B from one end of its rows, C from the other"},
      {"closing", "the same, with C closing in on unfired A"},
  };
  return plans;
}

const PlanTraits& plan_traits(std::string_view name, std::string_view where) {
  const auto& plans = all_plans();
  const auto found = std::ranges::find(plans, name, &PlanTraits::name);
  if (found != plans.end()) return *found;
  std::vector<std::string_view> names;
  for (const PlanTraits& plan : plans) names.push_back(plan.name);
  throw InputError(std::string(where) + " = \"" + std::string(name) +
                   "\" is no plan; did you mean " + std::string(nearest_name(name, names)) + "?");
}

Strategy make_strategy(std::string_view name, Colour colour) {
  using P = Probes;
  const std::string text(name);
  if (name == "parity") return {make_three_parity(), text};
  if (name == "plain") return {make_plain(), text};
  if (name == "adaptive") return {make_adaptive(colour), text};
  if (name == "jumping") return {make_jumping(colour), text};
  if (name == "blend") {
    std::vector<Strategy::Chance> chances;  // a third of the games jumps
    chances.push_back({make_jumping(colour), 1});
    chances.push_back({make_adaptive(colour), 2});
    return {std::move(chances), text};
  }
  if (name == "plan1") return {make_plain_with_rule(), text};
  if (name == "plan2") return {make_two_probes({P::k_plan_2_three, P::k_plan_2_two, 1}), text};
  if (name == "plan3")
    return {make_two_probes_with_rule({P::k_plan_3_three, P::k_plan_3_two, 0}), text};
  if (name == "within") return {make_within_parts(k_within_parts), text};
  if (name == "closing") return {make_closing_in(k_closing_in), text};
  throw InputError("plan = \"" + text + "\" is no plan");
}

}  // namespace flotilla::races
