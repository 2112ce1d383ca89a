// SPDX-License-Identifier: MIT
#include "jobs/race_models.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "hunt/races/contest.hpp"
#include "limit/evaluate.hpp"
#include "limit/strategy.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"

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

}  // namespace

RaceModels::RaceModels(std::filesystem::path folder, const std::string& rival,
                       const std::vector<std::string>& plans)
    : folder_(std::move(folder)) {
  if (is_empty()) return;
  if (rival != "plain")
    throw InputError("the models of " + folder_.string() +
                     " are of races against plain, not against " + rival);
  for (const auto& [plan, file] : k_files)
    if (std::ranges::find(plans, plan) != plans.end()) read(plan, file);
}

void RaceModels::read(const std::string& plan, const std::string& file) {
  const limit::Scores scores =
      limit::scores_of(limit::laws_by_type(limit::read_strategy(folder_ / file)));
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
