// SPDX-License-Identifier: MIT
// The commands that race plans.
#include <array>

#include "hunt/races/arena.hpp"
#include "jobs/options/race_options.hpp"
#include "jobs/options/shared_options.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::string_view k_contest = "What to race";

constexpr Option k_against{
    "against", "", text, "PLAN", "plain", k_contest, "the rival; ties count half"};
constexpr Option k_last_sweep_colour{"last-sweep",
                                     "",
                                     text,
                                     "COLOUR",
                                     "",
                                     k_contest,
                                     "which colour adaptive and jumping sweep last: smaller or "
                                     "dark; default: dark where the board wraps"};
constexpr Option k_race_seed{
    "seed", "", number, "S", "1", k_contest, "race I of a seed is the same wherever it is run"};
constexpr Option k_slice{"slice",
                         "",
                         text,
                         "I/N",
                         "1/1",
                         k_contest,
                         "run slice I of N, or array: that of this task of a Slurm array"};
constexpr Option k_race_threads{"threads",
                                "",
                                number,
                                "N",
                                "",
                                k_means,
                                "threads of this process; default: its processors",
                                {1, k_max_threads}};
constexpr Option k_rates_alone{
    "quiet", "", flag, "", "false", k_shown, "one line a plan and kind of layouts, without titles"};
constexpr Option k_model{
    "model",
    "",
    text,
    "DIR",
    "",
    k_shown,
    "compare with the exact win rates of these plans in the limit: configs/plans"};
constexpr Option k_race_json{"json", "", flag, "", "false", k_shown, "one JSON object"};
constexpr Option k_race_checkpoint{
    "checkpoint",
    "",
    text,
    "DIR",
    "",
    k_kept,
    "save the races done there; on SIGUSR1 or SIGTERM save and exit 75"};
constexpr Option k_race_checkpoint_every{
    "checkpoint-every", "", quantity, "TIME", "10m", k_kept, "how often, such as 30s, 10m, 2h"};
constexpr Option k_race_output{
    "output", "o", text, "FILE.h5", "", k_kept, "write every count of wins and of games by shots"};

/// After where they race, `race` and `torus` ask the same.
constexpr std::array k_same_options = joined(
    {
        k_against,
        {"races", "", number, "N", "100000", k_contest, "races on random layouts", {1}},
        {"pattern-races", "", number, "N", "0", k_contest, "races on each pattern; 0: as many"},
        k_last_sweep_colour,
        k_race_seed,
        k_slice,

        k_race_threads,

        k_rates_alone,
        k_race_json,
        k_model,
        k_status,
        k_time,

        k_race_output,
        k_race_checkpoint,
        k_race_checkpoint_every,
        k_resume,
        k_run_time_limit,
    },
    k_all_have);

constexpr std::array k_torus_options = joined(
    {
        {"side",
         "",
         number,
         "N",
         "96",
         k_contest,
         "side of the board that wraps around",
         {6, races::Arena::k_max_side, 6}},
        {"layouts", "", text, "KINDS", "random", k_contest,
         "all, patterns, or some of random 0,0 0,2 ... with spaces between"},
        {"plans", "", list, "PLANS", "within,closing,plan1,plan3,adaptive", k_contest,
         "plans to race, on the same layouts (see below)"},
    },
    k_same_options);

constexpr std::array k_race_options = joined(
    {
        {"board", "", text, "ROWSxCOLS", "10x10", k_contest, "a square board, 4x4 to 120x120"},
        {"wrap", "", flag, "", "false", k_contest, "the board wraps around in both directions"},
        {"layouts", "", text, "KINDS", "random", k_contest,
         "where the board wraps: all, patterns, or some of random 0,0 0,2 ... with spaces between"},
        {"plans", "", list, "PLANS", "parity,adaptive,jumping,blend", k_contest,
         "plans to race, on the same layouts (see below)"},
    },
    k_same_options);

constexpr std::array k_finite_boards_options = joined(
    {
        {"series", "", text, "N..M", "4..10", k_contest, "square boards from NxN to MxM, of 4..12"},
        {"plans", "", list, "PLANS", "parity,adaptive,jumping,blend", k_contest,
         "plans to play (see flotilla race --help)"},
        {"last-sweep", "", text, "COLOUR", "both", k_contest,
         "which colour adaptive and jumping sweep last: smaller, dark or both readings"},
        {"games",
         "",
         number,
         "N",
         "100000",
         k_contest,
         "games of each plan on random layouts",
         {1}},
        {"no-slowest", "", flag, "", "false", k_contest,
         "do not look for each plan's slowest layout"},
        {"first-games",
         "",
         number,
         "N",
         "24",
         k_contest,
         "games of every class of layouts, before the slower ones go on",
         {1, 1'000'000}},
        {"final-games",
         "",
         number,
         "N",
         "100000",
         k_contest,
         "fresh games of the last few layouts",
         {50, 10'000'000}},
        {"seed", "", number, "S", "1", k_contest, "the stream of random numbers"},

        k_race_threads,

        {"quiet", "", flag, "", "false", k_shown, "one line a board and plan, without titles"},
        {"json", "", flag, "", "false", k_shown, "one JSON array"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept, "write the table"},
        k_checkpoint,
        {"checkpoint-every", "", quantity, "TIME", "10m", k_kept,
         "how often, such as 30s, 10m, 2h; 0s: after every board and plan"},
        k_resume,
        k_run_time_limit,
    },
    k_all_have);

}  // namespace

const Command& finite_boards_command() {
  static const Command command{
      "finite-boards",
      "[CONFIG.toml]",
      true,
      "mean shots and slowest layouts of plans for {3,3,2} on small boards",
      k_finite_boards_options,
      finite_boards_examples};
  return command;
}

const Command& race_command() {
  static const Command command{"race",         "[CONFIG.toml]",
                               true,           "race plans for {3,3,2} against each other",
                               k_race_options, race_examples};
  return command;
}

const Command& torus_command() {
  static const Command command{
      "torus",         "[CONFIG.toml]", true, "race plans on a large board that wraps around",
      k_torus_options, torus_examples};
  return command;
}

}  // namespace flotilla::jobs
