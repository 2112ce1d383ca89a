// SPDX-License-Identifier: MIT
// The commands that count whole spaces.
#include <array>

#include "jobs/options/help.hpp"
#include "jobs/options/shared_options.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::array k_count_options = joined(
    {
        k_board,
        {"series", "", text, "A..B", "", k_question,
         "the squares AxA to BxB one after another, such as 6..13"},
        {"boards", "", list, "LIST", "", k_question,
         "several boards one after another, such as 10x8,10x9"},
        k_fleet,
        k_touch,
        k_evidence,
        k_shots,
        k_answers,

        {"closed-form", "", text, "FILE.h5", "", k_means,
         "answer from a file of flotilla closed-form: no sweep, boards of any size"},
        k_threads,
        k_memory_limit,
        {"ring", "", text, "RING", "auto", k_means,
         "auto, Z/2^64, Z/2^128, Z/2^256, Z/p (as many primes as needed) or Z/ and a prime"},
        k_instruction_set,
        {"double-check", "", flag, "", "false", k_means,
         "count again another way, in a prime ring, and compare every coefficient"},
        k_dry_run,

        {"polynomial", "", flag, "", "false", k_shown,
         "also the placements of every smaller fleet"},
        {"quiet", "", flag, "", "false", k_shown, "the number alone, one line a board"},
        {"json", "", flag, "", "false", k_shown,
         "one JSON object a board; big numbers are strings"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept, "write the result with all coefficients"},
    },
    k_saving, k_all_have);

constexpr std::array k_closed_form_options = joined(
    {
        k_limited_fleet,
        k_touch,
    },
    k_engine,
    {
        {"check", "", list, "LIST", "auto", k_means,
         "boards to count directly and compare, such as 17x17,20x12; none; or auto, two narrow "
         "ones"},
        k_dry_run,

        {"quiet", "", flag, "", "false", k_shown, "the polynomial alone, on one line"},
        {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept,
         "write the form, for flotilla count --closed-form=FILE.h5"},
        {"latex", "", text, "FILE.tex", "", k_kept, "write the polynomial as LaTeX"},
    },
    k_saving, k_all_have);

constexpr std::array k_price_options = joined(
    {
        {"board", "", text, "ROWSxCOLS", "", k_question, "the board, such as 6x6"},
        k_limited_fleet,
        k_touch,
    },
    k_engine,
    {
        k_dry_run,

        {"quiet", "", flag, "", "false", k_shown, "five numbers alone, on one line"},
        {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept, "write the result with all group sizes"},
    },
    k_all_have);

}  // namespace

const Command& count_command() {
  static const Command command{
      "count",         "[CONFIG.toml]", true, "count the ways to place a fleet on a board, exactly",
      k_count_options, count_examples};
  return command;
}

const Command& closed_form_command() {
  static const Command command{"closed-form",
                               "[CONFIG.toml]",
                               true,
                               "find the count on every board: a formula in rows and columns",
                               k_closed_form_options,
                               closed_form_examples};
  return command;
}

const Command& price_command() {
  static const Command command{"price",
                               "[CONFIG.toml]",
                               true,
                               "find how much of all placements row and column numbers pin down",
                               k_price_options,
                               price_examples};
  return command;
}

}  // namespace flotilla::jobs
