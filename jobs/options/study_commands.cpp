// SPDX-License-Identifier: MIT
// The command that studies many boards.
#include <array>

#include "jobs/options/shared_options.hpp"
#include "jobs/options/study_options.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::string_view k_parts = "Parts of a study";

constexpr std::array k_study_options = joined(
    {
        {"spaces", "", list, "LIST", "", k_question,
         "what to draw from: BOARD FLEET DRAWS, .. such as \"6x6 small 300\"; DRAWS may be all"},
        {"size", "", quantity, "SIZE", "published", k_question,
         "times those draws: smoke (12 or fewer), published (1), full (100), or a number"},
        k_touch,
        {"bank", "", list, "FILES", "", k_question,
         "study the boards of these files, with their answers, instead of made ones"},
        {"up-to", "", text, "RUNG", "fleet", k_question,
         "boards are made so that rules up to this rung finish them; search: one answer is enough"},
        {"cap", "", number, "N", "12", k_question, "count the answers of a board up to here", {2}},
        {"branch-limit",
         "",
         number,
         "N",
         "200000",
         k_question,
         "count the branch points of a search up to here",
         {1}},
        k_seed,

        {"slice", "", text, "K/N", "", k_parts,
         "draws of part K of N alone; array: the part that this task of a Slurm job array has"},
        {"from",
         "",
         list,
         "FILES",
         "",
         k_parts,
         "put the results of slices together instead of drawing; one file: show it again",
         {},
         false},
        {"only",
         "",
         number,
         "INDEX",
         "",
         k_parts,
         "show this draw of every space in full",
         {},
         false},
    },
    k_engine,
    {

        {"published", "", text, "FILE.toml", "", k_shown,
         "published values to print beside ours, instead of results/published.toml as it was built "
         "in"},
        {"quiet", "", flag, "", "false", k_shown, "the last line alone"},
        {"json", "", flag, "", "false", k_shown, "one JSON object"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept, "write every draw's record and the figures"},
    },
    k_saving, k_all_have);

}  // namespace

const Command& study_command() {
  static const Command command{
      "study",
      "NAME [CONFIG.toml]",
      true,
      "find out what many boards have in common: numbers, reveals, ladder, ..",
      k_study_options,
      study_examples};
  return command;
}

}  // namespace flotilla::jobs
