// SPDX-License-Identifier: MIT
#include "jobs/races/race_models.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <string>
#include <utility>

#include "fleet/parse.hpp"
#include "hunt/races/contest.hpp"
#include "limit/evaluate.hpp"
#include "limit/strategy.hpp"
#include "limit/value/order_path.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"

namespace flotilla::jobs {

namespace {

/// Plans raced on cells, and the files of the same plans in the limit.
constexpr std::array<std::pair<const char*, const char*>, 7> k_files = {{
    {"plain", "plain.toml"},
    {"adaptive", "adaptive.toml"},
    {"jumping", "always-jumping.toml"},
    {"blend", "blend.toml"},
    {"plan1", "plan-1.toml"},
    {"plan2", "plan-2.toml"},
    {"plan3", "plan-3.toml"},
}};

/// The fraction that the shares of plans on cells are rounded from.
Rational fraction_of(double share) {
  constexpr int k_most = 1000;
  for (int denominator = 1; denominator <= k_most; ++denominator) {
    const double numerator = std::round(share * denominator);
    if (std::abs(share * denominator - numerator) < 1e-9)
      return ratio(BigInt(static_cast<int>(numerator)), BigInt(denominator));
  }
  throw std::logic_error("a share of a plan is no simple fraction: " + std::to_string(share));
}

}  // namespace

RaceModels::RaceModels(std::filesystem::path folder, const std::string& rival,
                       const std::vector<Named>& plans)
    : folder_(std::move(folder)) {
  if (folder_.empty()) return;
  if (!std::filesystem::is_directory(folder_))
    throw InputError("model = " + in_quotes(folder_.string()) +
                     " is no folder, allowed one of plans in the limit, such as configs/plans");
  if (rival != "plain")
    throw InputError("the models of " + folder_.string() +
                     " are of races against plain, not against " + rival);
  for (const Named& named : plans) {
    if (!named.file.empty()) read(named.plan, named.file);
    if (named.plan == "within") work_out("within", races::k_within_parts, /*closes_in=*/false);
    if (named.plan == "closing") work_out("closing", races::k_closing_in, /*closes_in=*/true);
    for (const auto& [plan, file] : k_files)
      if (named.plan == plan) read_named(plan, file);
  }
}

void RaceModels::work_out(const std::string& plan, const races::SlotShares& shares,
                          bool closes_in) {
  const limit::OrderPath path{closes_in,
                              fraction_of(shares.a),
                              fraction_of(shares.b_before_slots),
                              fraction_of(shares.b),
                              fraction_of(shares.b_after_three),
                              fraction_of(shares.first_slots),
                              fraction_of(shares.second_slots)};
  rates_[plan][races::layouts_name(races::k_random_layouts)] =
      to_double(limit::value_against_random(path));
}

void RaceModels::put_into(store::RaceRecord& record) const {
  for (store::RacedLayouts& raced : record.layouts)
    for (store::RacedPlan& plan : raced.plans)
      if (const auto rate = win_rate(plan.plan, raced.layouts)) plan.limit = rate;
}

void RaceModels::read_named(const std::string& plan, const std::string& file) {
  if (!std::filesystem::exists(folder_ / file))
    throw InputError("model = " + in_quotes(folder_.string()) + " has no " + file + ", the plan " +
                     plan + " in the limit; configs/plans has all");
  read(plan, folder_ / file);
}

void RaceModels::read(const std::string& plan, const std::filesystem::path& file) {
  const limit::Scores scores = limit::scores_of(limit::laws_of(limit::read_strategy(file)));
  Rates& rates = rates_[plan];
  rates[races::layouts_name(races::k_random_layouts)] = to_double(scores.random_hider);
  for (int kind = 1; kind < races::k_layout_kinds; ++kind) {
    const races::Pattern& pattern = races::k_patterns[static_cast<std::size_t>(kind - 1)];
    const std::size_t orbit =
        limit::plan_patterns().orbit_of({0, pattern.second_three, pattern.two});
    rates[races::layouts_name(kind)] = to_double(scores.by_pattern[orbit]);
  }
}

std::optional<double> RaceModels::win_rate(const std::string& plan,
                                           const std::string& layouts) const {
  const auto rates = rates_.find(plan);
  if (rates == rates_.end()) return std::nullopt;
  const auto found = rates->second.find(layouts);
  if (found == rates->second.end()) return std::nullopt;
  return found->second;
}

}  // namespace flotilla::jobs
