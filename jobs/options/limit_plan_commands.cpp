// SPDX-License-Identifier: MIT
// The questions of flotilla limit about plans in files.
#include "jobs/options/limit_plan_commands.hpp"

#include <array>

#include "jobs/options/limit_options.hpp"
#include "limit/card.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::string_view k_plans = "Plans";

constexpr Option k_set{"set",
                       "",
                       list,
                       "NAME=VALUE,...",
                       "",
                       k_plans,
                       "values of a file's parameters, such as p=1/20,q=0.5"};
constexpr Option k_against{
    "against", "", text, "HIDER", "all", k_plans, "a pattern such as 1,4; random; or all"};
constexpr Option k_json = limit_json("one JSON object, with every number exactly");
constexpr Option k_quiet{"quiet", "", flag, "", "false", k_shown, "the exact numbers alone"};
constexpr Option k_output = limit_output("write the table, exact and rounded");

constexpr std::array k_laws_options = std::to_array<Option>({
    k_set,
    {"against", "", text, "HIDER", "random", k_plans,
     "whose law to write out: a pattern such as 1,4, or random"},
    k_json,
    k_quiet,
    k_output,
    k_help,
    k_version,
});

constexpr std::array k_race_options = std::to_array<Option>({
    k_set,
    k_against,
    {"types", "", flag, "", "false", k_shown, "also by board type, such as AA/H (see below)"},
    k_json,
    k_quiet,
    k_output,
    k_help,
    k_version,
});

constexpr std::array k_guarantee_options =
    std::to_array<Option>({k_set, k_json, k_quiet, k_output, k_help, k_version});

constexpr std::array k_mix_options =
    std::to_array<Option>({k_json, k_quiet, k_output, k_help, k_version});

constexpr std::array k_tune_options = std::to_array<Option>({
    {"set", "", list, "NAME=VALUE,...", "", k_plans,
     "where to start; default: the file's own values"},
    {"parameters", "", list, "NAME,...", "", k_plans, "which ones to tune; default: all"},
    k_json,
    k_quiet,
    k_output,
    k_help,
    k_version,
});

constexpr std::array k_card_options = std::to_array<Option>({
    k_set,
    {"board",
     "",
     number,
     "N",
     "12",
     k_plans,
     "side of the board drawn, whose squares are counted",
     {limit::k_least_card_side, limit::k_most_card_side}},
    limit_output("write the card as a page: FILE.svg, .pdf or .png", "FILE"),
    k_help,
    k_version,
});

constexpr std::array k_curves_options = std::to_array<Option>({
    {"kind", "", text, "KIND", "laws", k_plans,
     "laws, patterns, blend, hooked or parameter (see below)"},
    {"steps", "", number, "N", "48", k_plans, "of a curve", {1, 1000}},
    {"set", "", list, "NAME=VALUE,...", "", k_plans, "with kind = parameter: values of the others"},
    {"parameter", "", text, "NAME", "", k_plans, "with kind = parameter: which one"},
    limit_output("write the curves for flotilla plot"),
    k_help,
    k_version,
});

constexpr std::array k_table_options = std::to_array<Option>({k_json, k_output, k_help, k_version});

}  // namespace

std::span<const Command> limit_plan_commands() {
  static const std::array commands = std::to_array<Command>({
      {"limit laws", "PLAN.toml", false, "when a plan has found all ships: means and laws, exactly",
       k_laws_options, limit_laws_examples},
      {"limit race", "PLAN.toml", false, "how often a plan is faster than the plain plan, exactly",
       k_race_options, limit_race_examples},
      {"limit guarantee", "PLAN.toml", false, "what a plan wins against the hider who knows it",
       k_guarantee_options, limit_guarantee_examples},
      {"limit mix", "PLAN.toml...", false, "the best mix of plans against the hider who knows it",
       k_mix_options, limit_mix_examples},
      {"limit tune", "PLAN.toml", false, "look for a plan's parameters with the best guarantee",
       k_tune_options, limit_tune_examples},
      {"limit card", "PLAN.toml", false, "a plan as rules to play by, on one page", k_card_options,
       limit_card_examples},
      {"limit curves", "PLAN.toml...", false, "points of curves of plans, to plot",
       k_curves_options, limit_curves_examples},
      {"limit table", "PLAN.toml...", false, "plans side by side", k_table_options,
       limit_table_examples},
  });
  return commands;
}

}  // namespace flotilla::jobs
