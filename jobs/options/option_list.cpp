// SPDX-License-Identifier: MIT
#include "jobs/options/option_list.hpp"

#include <algorithm>
#include <array>

#include "fleet/parse.hpp"
#include "jobs/options/help.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::string_view k_question = "What to count";
constexpr std::string_view k_means = "How";
constexpr std::string_view k_shown = "What to show";
constexpr std::string_view k_kept = "What to keep";
constexpr std::string_view k_general = "General";

// What several commands take.
constexpr Option k_board{
    "board", "", text, "ROWSxCOLS", "", k_question, "one board, such as 10x10 or 8x12"};
constexpr Option k_fleet{"fleet",
                         "",
                         text,
                         "FLEET",
                         "standard",
                         k_question,
                         "LENGTH:COUNT,... such as 4:1,3:2 (COUNT may be inf), or a name"};
constexpr Option k_limited_fleet{"fleet",
                                 "",
                                 text,
                                 "FLEET",
                                 "standard",
                                 k_question,
                                 "LENGTH:COUNT,... such as 4:1,3:2, or a name"};
constexpr Option k_touch{
    "touch", "", text, "RULE", "none", k_question, "how near ships may come: none, corner or any"};
constexpr Option k_evidence{"evidence",
                            "",
                            text,
                            "FILE",
                            "",
                            k_question,
                            "what is known: a grid, shots or JSON; count what agrees (see below)"};
constexpr Option k_shots{
    "shots", "", text, "SHOTS", "", k_question, "shots in order, such as \"A1 miss, B2 hit\""};
constexpr Option k_answers{"answers",
                           "",
                           text,
                           "MODEL",
                           "",
                           k_question,
                           "what answers tell: hits, sunk, sunk_length or named; default: hits"};
constexpr Option k_threads{"threads",
                           "",
                           number,
                           "N",
                           "",
                           k_means,
                           "threads of this process, 1..1024; default: its processors"};
constexpr Option k_memory_limit{
    "memory-limit",
    "",
    quantity,
    "SIZE",
    "",
    k_means,
    "memory of a process, such as 8GiB; default: 90 % of what is available"};
constexpr Option k_instruction_set{
    "instruction-set", "", text, "SET", "auto", k_means, "auto, avx512, avx2 or portable"};
constexpr Option k_dry_run{"dry-run",
                           "",
                           flag,
                           "",
                           "false",
                           k_means,
                           "check the input and say what it would need; count nothing"};
constexpr Option k_status{"status",
                          "",
                          flag,
                          "",
                          "false",
                          k_shown,
                          "progress on stderr also when that is not a terminal"};
constexpr Option k_time{"time", "", flag, "", "false", k_shown, "where the time went, on stderr"};
constexpr Option k_config{"config",
                          "",
                          text,
                          "FILE.toml",
                          "",
                          k_general,
                          "options from a file, as name = value; the command line goes first",
                          false};
constexpr Option k_dump_config{"dump-config",
                               "",
                               flag,
                               "",
                               "false",
                               k_general,
                               "print every value as used, as such a file, and count nothing",
                               false};
constexpr Option k_help{"help", "h", flag, "", "false", k_general, "this text", false};
constexpr Option k_version{
    "version", "", flag, "", "false", k_general, "versions of the program and what it uses", false};

constexpr Option k_seed{"seed", "", number, "S", "1", k_question, "the stream of random numbers"};

constexpr std::array k_count_options = std::to_array<Option>({
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

    {"polynomial", "", flag, "", "false", k_shown, "also the placements of every smaller fleet"},
    {"quiet", "", flag, "", "false", k_shown, "the number alone, one line a board"},
    {"json", "", flag, "", "false", k_shown, "one JSON object a board; big numbers are strings"},
    k_status,
    k_time,

    {"output", "o", text, "FILE.h5", "", k_kept, "write the result with all coefficients"},
    {"checkpoint", "", text, "DIR", "", k_kept,
     "save the state there; on SIGUSR1 or SIGTERM save it and exit 75"},
    {"checkpoint-every", "", quantity, "TIME", "10m", k_kept,
     "how often, such as 30s, 10m, 2h; 0s: after every row"},
    {"resume", "", flag, "", "false", k_kept, "go on from the checkpoint"},

    k_config,
    k_dump_config,
    k_help,
    k_version,
});

constexpr std::array k_closed_form_options = std::to_array<Option>({
    k_limited_fleet,
    k_touch,

    k_threads,
    k_memory_limit,
    k_instruction_set,
    {"check", "", list, "LIST", "auto", k_means,
     "boards to count directly and compare, such as 17x17,20x12; none; or auto, two narrow ones"},
    k_dry_run,

    {"quiet", "", flag, "", "false", k_shown, "the polynomial alone, on one line"},
    {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},
    k_status,
    k_time,

    {"output", "o", text, "FILE.h5", "", k_kept,
     "write the form, for flotilla count --closed-form=FILE.h5"},
    {"latex", "", text, "FILE.tex", "", k_kept, "write the polynomial as LaTeX"},

    k_config,
    k_dump_config,
    k_help,
    k_version,
});

constexpr std::array k_price_options = std::to_array<Option>({
    {"board", "", text, "ROWSxCOLS", "", k_question, "the board, such as 6x6"},
    k_limited_fleet,
    k_touch,

    k_threads,
    k_memory_limit,
    k_instruction_set,
    k_dry_run,

    {"quiet", "", flag, "", "false", k_shown, "five numbers alone, on one line"},
    {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},
    k_status,
    k_time,

    {"output", "o", text, "FILE.h5", "", k_kept, "write the result with all group sizes"},

    k_config,
    k_dump_config,
    k_help,
    k_version,
});

constexpr std::array k_draw_options = std::to_array<Option>({
    k_board,
    k_fleet,
    k_touch,
    k_evidence,
    k_shots,
    k_answers,
    {"count", "", number, "N", "1", k_question, "how many placements to draw"},
    k_seed,
    {"first", "", number, "I", "0", k_question,
     "index of the first draw: draw i of a seed is the same however many are drawn"},
    {"rank", "", list, "LIST", "", k_question,
     "the placements with these numbers, such as 0,17,123, instead of random ones"},

    k_threads,
    k_memory_limit,
    k_instruction_set,
    k_dry_run,

    {"quiet", "", flag, "", "false", k_shown, "the ships alone, one line a placement"},
    {"json", "", flag, "", "false", k_shown, "one JSON object a line; big numbers are strings"},
    k_status,
    k_time,

    {"output", "o", text, "FILE.h5", "", k_kept,
     "write the placements and their numbers; prints none but with --json or --quiet"},

    k_config,
    k_dump_config,
    k_help,
    k_version,
});

constexpr std::array k_rank_options = std::to_array<Option>({
    {"board", "", text, "ROWSxCOLS", "", k_question,
     "the board, such as 10x10; default: that of the first picture"},
    k_fleet,
    k_touch,
    k_evidence,
    k_shots,
    k_answers,

    k_threads,
    k_memory_limit,
    k_instruction_set,

    {"json", "", flag, "", "false", k_shown, "one JSON object a line, as flotilla draw prints"},

    k_help,
    k_version,
});

constexpr std::array k_sampler_check_options = std::to_array<Option>({
    k_board,
    k_fleet,
    k_touch,
    k_evidence,
    k_shots,
    k_answers,
    {"draws", "", number, "N", "2000000", k_question, "how many placements to draw"},
    k_seed,

    k_threads,
    k_memory_limit,
    k_instruction_set,

    {"quiet", "", flag, "", "false", k_shown, "passed or FAILED alone"},
    {"json", "", flag, "", "false", k_shown, "one JSON object"},
    k_status,

    k_config,
    k_dump_config,
    k_help,
    k_version,
});

constexpr std::array k_marginals_options = std::to_array<Option>({
    k_board,
    k_fleet,
    k_touch,
    k_evidence,
    k_shots,
    k_answers,

    k_threads,
    k_memory_limit,
    k_instruction_set,

    {"by", "", list, "LIST", "", k_shown,
     "also a map for each length, printed shape or axis: length, shape, axis or several"},
    {"quiet", "", flag, "", "false", k_shown,
     "the placements of each cell, a line a row, and their total alone"},
    {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},
    k_status,
    k_time,

    {"output", "o", text, "FILE.h5", "", k_kept,
     "write every number, as an integer, a fraction and a probability"},
    {"plot", "", text, "FILE.svg", "", k_kept, "draw the map; as a PNG if the name ends in .png"},

    k_config,
    k_dump_config,
    k_help,
    k_version,
});

constexpr std::array k_lines_options = std::to_array<Option>({
    k_board,
    k_fleet,
    k_touch,
    k_evidence,
    k_shots,
    k_answers,
    {"rows", "", flag, "", "false", k_question, "rows alone; default: rows and columns"},
    {"columns", "", flag, "", "false", k_question, "columns alone"},
    {"pair", "", text, "ROW,ROW", "", k_question,
     "also two rows together, counted from 1, such as 1,2"},

    k_threads,
    k_memory_limit,
    k_instruction_set,

    {"quiet", "", flag, "", "false", k_shown,
     "the placements alone: a line a row or column, a number for each of 0, 1, 2, ... ship cells"},
    {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},
    k_status,
    k_time,

    {"output", "o", text, "FILE.h5", "", k_kept,
     "write every number, as an integer, a fraction and a probability"},

    k_config,
    k_dump_config,
    k_help,
    k_version,
});

constexpr std::array k_inspect_options = std::to_array<Option>({
    {"same", "", flag, "", "false", k_general,
     "compare two files, but for times and who wrote them; exit 1 if they differ", false},
    k_help,
    k_version,
});

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

const Command& marginals_command() {
  static const Command command{"marginals",
                               "[CONFIG.toml]",
                               true,
                               "how likely each cell has a ship, exactly, as a map",
                               k_marginals_options,
                               marginals_examples};
  return command;
}

const Command& lines_command() {
  static const Command command{
      "lines",
      "[CONFIG.toml]",
      true,
      "how likely each row and column has 0, 1, 2, ... ship cells, exactly",
      k_lines_options,
      lines_examples};
  return command;
}

const Command& inspect_command() {
  static const Command command{
      "inspect",         "FILE.h5...",    false, "say what result and checkpoint files hold",
      k_inspect_options, inspect_examples};
  return command;
}

std::span<const Command* const> all_commands() {
  static const std::array commands = {
      &count_command(),         &marginals_command(),   &lines_command(),
      &price_command(),         &draw_command(),        &rank_command(),
      &sampler_check_command(), &closed_form_command(), &inspect_command()};
  return commands;
}

const Option* find_option(std::span<const Option> options, std::string_view name) {
  const auto option = std::ranges::find(options, name, &Option::name);
  return option == options.end() ? nullptr : &*option;
}

std::string suggestion(std::string_view text, std::span<const std::string_view> names,
                       std::string_view prefix) {
  std::string wanted(text.substr(0, 100));
  std::ranges::replace(wanted, '_', '-');
  const std::string_view nearest = nearest_name(wanted, names);
  return "did you mean " + std::string(prefix) + std::string(nearest) + "?";
}

}  // namespace flotilla::jobs
