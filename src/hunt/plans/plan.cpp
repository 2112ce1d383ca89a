// SPDX-License-Identifier: MIT
#include "hunt/plans/plan.hpp"

#include <algorithm>
#include <utility>

#include "fleet/parse.hpp"
#include "hunt/plans/half_plans.hpp"
#include "hunt/plans/parity_plans.hpp"
#include "hunt/plans/slot_plans.hpp"
#include "number/errors.hpp"

namespace flotilla::races {

Strategy::Strategy(std::shared_ptr<const Plan> plan, std::string name)
    : first_(std::move(plan)), name_(std::move(name)) {}

Strategy::Strategy(std::shared_ptr<const Plan> first, std::shared_ptr<const Plan> second,
                   std::uint32_t seconds, std::uint32_t out_of, std::string name)
    : first_(std::move(first)),
      second_(std::move(second)),
      seconds_(seconds),
      out_of_(out_of),
      name_(std::move(name)) {}

std::vector<const Plan*> Strategy::plans() const {
  if (!second_) return {first_.get()};
  return {first_.get(), second_.get()};
}

const std::vector<PlanTraits>& all_plans() {
  static const std::vector<PlanTraits> plans = {
      {"parity", "A and B mixed, whatever sinks; then another residue modulo 3", 0},
      {"plain", "A and B mixed, whatever sinks; then C", 0},
      {"adaptive", "A, B; once both 3s are down all of one colour", 0},
      {"jumping", "as adaptive, but B before A while one 3 is afloat", 0},
      {"blend", "a coin before the game: jumping once in three games, else adaptive", 0},
      {"plan1", "A and B in turns; then C beside unshot B, A, the rest of C", 6},
      {"plan2", "probes 1/20 of B once a 3 has sunk, 1/2 once the 2 has; C in random order", 0},
      {"plan3", "probes 1/4 of B once a 3 has sunk, 4/5 once the 2 has; last sweep as plan1", 6},
      {"within", "order within the parts: B from one end of its rows, C from the other", 6},
      {"closing", "the same, with C closing in on unfired A", 12},
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
  if (name == "blend") return {make_adaptive(colour), make_jumping(colour), 1, 3, text};
  if (name == "plan1") return {make_plain_with_rule(), text};
  if (name == "plan2") return {make_two_probes({P::k_plan_2_three, P::k_plan_2_two, 1}), text};
  if (name == "plan3")
    return {make_two_probes_with_rule({P::k_plan_3_three, P::k_plan_3_two, 0}), text};
  if (name == "within") return {make_within_parts(k_within_parts), text};
  if (name == "closing") return {make_closing_in(k_closing_in), text};
  throw InputError("plan = \"" + text + "\" is no plan");
}

}  // namespace flotilla::races
