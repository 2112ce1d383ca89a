// SPDX-License-Identifier: MIT
// The questions of flotilla limit about plans in files.
#include "jobs/options/limit_plan_commands.hpp"

#include <array>

#include "jobs/options/shared_options.hpp"

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
constexpr Option k_json{"json", "", flag, "", "false", k_shown, "one JSON object"};
constexpr Option k_quiet{"quiet", "", flag, "", "false", k_shown, "the exact numbers alone"};
constexpr Option k_output{
    "output", "o", text, "FILE.h5", "", k_kept, "write the table, exact and rounded"};

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
    {"types", "", flag, "", "false", k_shown,
     "also by board type: halves of the 3s / kind of the 2"},
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

constexpr std::array k_table_options = std::to_array<Option>({k_json, k_output, k_help, k_version});

}  // namespace

std::span<const Command> limit_plan_commands() {
  static const std::array commands = std::to_array<Command>({
      {"limit laws", "PLAN.toml", false, "when a plan has found all ships: means and laws, exactly",
       k_laws_options, limit_plan_examples},
      {"limit race", "PLAN.toml", false, "how often a plan is faster than the plain plan, exactly",
       k_race_options, limit_plan_examples},
      {"limit guarantee", "PLAN.toml", false, "what a plan wins against the hider who knows it",
       k_guarantee_options, limit_plan_examples},
      {"limit mix", "PLAN.toml...", false, "the best mix of plans against the hider who knows it",
       k_mix_options, limit_plan_examples},
      {"limit tune", "PLAN.toml", false, "look for a plan's parameters with the best guarantee",
       k_tune_options, limit_plan_examples},
      {"limit table", "PLAN.toml...", false, "plans side by side", k_table_options,
       limit_plan_examples},
  });
  return commands;
}

std::string limit_plan_examples() {
  return R"(A board without end is hunted by diagonals; a plan is a small file (configs/plans/plain.toml tells the language).
T is the share of the board fired when the last ship is found. A race is won against another hunter with the plain
plan (two colours of diagonals at random, then the rest); the hider of {3,3,2} knows the plan and chooses one of 12
patterns, the residues of the second 3 and of the 2 minus that of the first 3.

Commands
  flotilla limit laws PLAN.toml            mean and law of T
  flotilla limit race PLAN.toml            chance to win, by pattern
  flotilla limit guarantee PLAN.toml       the least of these, and an enclosure
  flotilla limit mix PLAN.toml...          the best mix of plans, by linear programming
  flotilla limit tune PLAN.toml            better parameters
  flotilla limit table PLAN.toml...        plans side by side

Examples
  flotilla limit race configs/plans/plan-2.toml --set p=0.0456,q=0.508
  flotilla limit race configs/plans/adaptive.toml --against 1,4 --types
  flotilla limit mix configs/plans/adaptive.toml configs/plans/always-jumping.toml
  flotilla limit tune configs/plans/plan-3.toml
)";
}

}  // namespace flotilla::jobs
