// SPDX-License-Identifier: MIT
// The commands about single placements.
#include <array>

#include "jobs/options/help.hpp"
#include "jobs/options/shared_options.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::array k_draw_options = joined(
    k_known_board,
    {
        {"count", "", number, "N", "1", k_question, "how many placements to draw", {1}},
        k_seed,
        {"first", "", number, "I", "0", k_question,
         "index of the first draw: draw i of a seed is the same however many are drawn"},
        {"rank", "", list, "LIST", "", k_question,
         "the placements with these numbers, such as 0,17,123, instead of random ones"},
    },
    k_engine,
    {
        k_slice,
        k_dry_run,

        {"quiet", "", flag, "", "false", k_shown, "the ships alone, one line a placement"},
        {"json", "", flag, "", "false", k_shown, "one JSON object a line; big numbers are strings"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept,
         "write the placements and their numbers; prints none but with --json or --quiet"},
    },
    k_all_have);

constexpr std::array k_rank_options = joined(
    {
        {"board", "", text, "ROWSxCOLS", "", k_question,
         "the board, such as 10x10; default: that of the first picture"},
        k_fleet,
        k_touch,
        k_evidence,
        k_shots,
        k_answers,
    },
    k_engine,
    {

        {"json", "", flag, "", "false", k_shown, "one JSON object a line, as flotilla draw prints"},
    },
    k_all_have);

constexpr std::array k_sampler_check_options = joined(
    k_known_board,
    {
        {"draws", "", number, "N", "2000000", k_question, "how many placements to draw", {1}},
        {"samples",
         "",
         number,
         "N",
         "1",
         k_question,
         "so many samples of --draws each: how the largest gap of one is spread; the tests are of "
         "all",
         {1, 100'000}},
        k_seed,
    },
    k_engine,
    {

        {"quiet", "", flag, "", "false", k_shown, "passed, FAILED or undecided alone"},
        {"json", "", flag, "", "false", k_shown, "one JSON object"},
        k_status,

        {"output", "o", text, "FILE.h5", "", k_kept, "write each sample's largest gap"},
    },
    k_all_have);

}  // namespace

const Command& draw_command() {
  static const Command command{
      "draw",         "[CONFIG.toml]",
      true,           "draw placements at random, each as likely as any other",
      k_draw_options, draw_examples};
  return command;
}

const Command& rank_command() {
  static const Command command{
      "rank",         "FILE...",    false, "say which numbers placements have among all there are",
      k_rank_options, rank_examples};
  return command;
}

const Command& sampler_check_command() {
  static const Command command{"sampler-check",
                               "[CONFIG.toml]",
                               true,
                               "compare draws with the exact probabilities",
                               k_sampler_check_options,
                               sampler_check_examples};
  return command;
}

}  // namespace flotilla::jobs
