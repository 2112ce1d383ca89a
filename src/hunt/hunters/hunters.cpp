// SPDX-License-Identifier: MIT
#include "hunt/hunters/hunters.hpp"

#include "fleet/parse.hpp"
#include "hunt/hunters/density.hpp"
#include "hunt/hunters/exact.hpp"
#include "hunt/hunters/lattice_hunter.hpp"
#include "hunt/hunters/plan_hunter.hpp"
#include "hunt/hunters/random.hpp"
#include "number/errors.hpp"

namespace flotilla::hunt {

namespace {

HunterMaker exact_maker(const GameRules& rules, const ExactOptions& options) {
  return [=, tree = std::make_shared<ShotTree>()] { return exact_hunter(rules, options, tree); };
}

}  // namespace

const std::vector<HunterKind>& hunter_kinds() {
  static const std::vector<HunterKind> kinds = {
      {"random", "every cell in random order"},
      {"parity", "every n-th diagonal, n the shortest ship afloat; then beside hits"},
      {"target", "the lattice cells with the most placements; then beside hits, likewise"},
      {"density", "most placements, weighted by the open hits they cover"},
      {"exact", "the exact probability of a hit, the first of equals"},
      {"exact-ties", "the same, and among equals the most hits of two shots"},
      {"exact-ahead", "the most hits expected of this and the next shot"},
      {"exact-rollouts",
       "the fewest shots expected, tried out on layouts left with density playing on"}};
  return kinds;
}

std::vector<std::string> hunter_names() {
  std::vector<std::string> names;
  for (const HunterKind& kind : hunter_kinds()) names.emplace_back(kind.name);
  for (std::string& name : plan_hunter_names()) names.push_back(std::move(name));
  return names;
}

HunterMaker hunter_maker(const std::string& name, const GameRules& rules,
                         const HunterOptions& options) {
  check_range(options.width, 1, HunterOptions::k_max_width, "width");
  check_range(options.samples, 1, HunterOptions::k_max_samples, "samples");
  const std::uint64_t seed = options.seed;
  if (name == "random") return [=] { return random_hunter(rules, seed); };
  if (name == "parity") return [=] { return parity_hunter(rules, seed); };
  if (name == "target") return [=] { return target_hunter(rules, seed); };
  if (name == "density") return [=] { return density_hunter(rules); };
  if (name == "exact") return exact_maker(rules, {Choice::likeliest, options.width});
  if (name == "exact-ties") return exact_maker(rules, {Choice::ties_ahead, options.width});
  if (name == "exact-ahead") return exact_maker(rules, {Choice::ahead, options.width});
  if (name == "exact-rollouts")
    return exact_maker(rules, {Choice::likeliest, options.width, options.samples});
  if (name.starts_with("plan-")) {
    const races::Strategy plan = plan_of_hunter(name);
    check_plan_hunter(plan, rules);
    return [=] { return plan_hunter(plan, rules, seed); };
  }
  std::string names;
  for (const std::string& known : hunter_names()) names += (names.empty() ? "" : ", ") + known;
  throw InputError("hunter \"" + name + "\", allowed " + names);
}

}  // namespace flotilla::hunt
