// SPDX-License-Identifier: MIT
// The commands about printed boards.
#include <array>

#include "jobs/options/help.hpp"
#include "jobs/options/shared_options.hpp"
#include "puzzle/solve.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::string_view k_boards = "Boards";

constexpr Option k_from{"from",
                        "",
                        text,
                        "FORMAT",
                        "",
                        k_boards,
                        "how the files are written (see below); default: as each looks"};

constexpr Option k_own_fleet{
    "fleet",
    "",
    text,
    "FLEET",
    "",
    k_boards,
    "instead of the boards' own: LENGTH:COUNT,..., a name, or free for any ships at all"};
constexpr Option k_own_touch{
    "touch", "", text, "RULE", "", k_boards, "instead of the boards' own: none, corner or any"};
constexpr Option k_reading{
    "reading",
    "",
    text,
    "HOW",
    "shapes",
    k_boards,
    "what a printed piece tells: shapes, or occupancy (that a ship is there)"};
constexpr Option k_partial{
    "partial",
    "",
    text,
    "FILE",
    "",
    k_boards,
    "what is filled in so far: the board's grid, a row a line, or all of it as text"};
constexpr Option k_time_limit{"time-limit",
                              "",
                              quantity,
                              "TIME",
                              "10s",
                              k_means,
                              "for each board, such as 0.5s, 10s, 2m; 0s: none"};
constexpr Option k_branch_limit{"branch-limit",
                                "",
                                number,
                                "N",
                                "",
                                k_means,
                                "branch points of each board's search; default: no limit",
                                {1}};
constexpr Option k_up_to{"up-to",
                         "",
                         text,
                         "RUNG",
                         "",
                         k_means,
                         "rules to use: up to count, touch, line, fleet or probe"};
constexpr Option k_board_threads{
    "threads",         "", number, "N", "", k_means, "boards at a time; default: the processors",
    {1, k_max_threads}};
constexpr Option k_board_costs{"output",
                               "o",
                               text,
                               "FILE.h5",
                               "",
                               k_kept,
                               "write there what was found of each board and its cost"};
constexpr Option k_board_json{"json", "", flag, "", "false", k_shown, "one object a board"};
constexpr Option k_word{"quiet", "", flag, "", "false", k_shown, "one word a board"};

constexpr std::array k_generate_options = joined(
    {
        k_board,
        k_fleet,
        k_touch,
        {"count", "", number, "N", "1", k_question, "how many boards to make", {1}},
        k_seed,
        {"first", "", number, "I", "0", k_question,
         "index of the first board: board i of a seed is the same however many are made"},
        {"reading", "", text, "HOW", "shapes", k_question,
         "what a printed piece tells: shapes, or occupancy (that a ship is there)"},
        {"up-to", "", text, "RUNG", "", k_question,
         "rules up to count, touch, line, fleet or probe must lead to the answer without search"},
        {"grade", "", text, "GRADE", "", k_question,
         "only boards that need just this: count, touch, line, fleet, probe or search; rules are "
         "used up to there unless --up-to says"},
        {"remove-numbers", "", flag, "", "false", k_question,
         "numbers of rows and columns may go too"},

        {"sampler", "", text, "HOW", "auto", k_means,
         "draws the answers: exact, all alike; sequential, ship by ship, not uniform; auto: exact "
         "if the board can be swept in memory"},
        {"attempts",
         "",
         number,
         "N",
         "1000",
         k_means,
         "answers drawn for a board at most",
         {1, 1'000'000'000}},
        {"effort",
         "",
         number,
         "N",
         "",
         k_means,
         "an answer whose board takes N conflicts of the learning search is given up and another "
         "drawn: the "
         "boards lean to easier ones; 0: none is; default: 0 up to 400 cells, else 20000",
         {0}},
        {"passes",
         "",
         number,
         "N",
         "",
         k_means,
         "1: what the one answer does without goes; 2: first what rules do without; default: 1 up "
         "to 144 cells",
         {1, 2}},
    },
    k_engine,
    {

        {"to", "", text, "FORMAT", "json", k_shown, "as flotilla convert"},
        {"quiet", "", flag, "", "false", k_shown, "no progress"},
        k_status,
        k_time,

        {"output", "o", text, "FILE", "", k_kept,
         "write the boards there at the end: .h5 a bank with all about them, .json, .jsonl, or "
         ".txt, .pl, .dzn as --to says"},
    },
    k_all_have);

constexpr std::array k_check_options = joined(
    {
        k_from,
        k_own_fleet,
        k_own_touch,
        k_reading,
        k_partial,
        {"cap", "", number, "N", "12", k_means, "look for so many answers", {2}},
        k_time_limit,
        k_branch_limit,
        k_board_threads,
        k_board_json,
        k_word,
        k_board_costs,
    },
    k_all_have);

constexpr std::array k_solve_options = joined(
    {
        k_from,
        k_own_fleet,
        k_own_touch,
        k_reading,
        {"cap",
         "",
         number,
         "N",
         "2",
         k_means,
         "look for so many answers, and show them",
         {1, puzzle::Solution::k_most_listed}},
        {"count-all", "", flag, "", "false", k_means,
         "count all answers, however many; show as many as --cap says"},
        {"method", "", text, "METHOD", "auto", k_means,
         "depth (first search), learning (satisfiability) or auto"},
        {"up-to", "", text, "RUNG", "", k_means,
         "rules up to count, touch, line, fleet or probe: to explain by (--explain), or to search "
         "by (--method=depth)"},
        k_time_limit,
        k_branch_limit,
        k_board_threads,
        {"explain", "", flag, "", "false", k_shown,
         "also how rules lead there, step by step, the cheapest first; rules up to probe unless "
         "--up-to says"},
        k_board_json,
        {"quiet", "", flag, "", "false", k_shown,
         "one line an answer, its ships; with --count-all the number alone"},
        k_board_costs,
    },
    k_all_have);

constexpr std::array k_hint_options = joined(
    {
        k_from,
        k_own_fleet,
        k_own_touch,
        k_reading,
        k_partial,
        k_up_to,
        k_time_limit,
        {"json", "", flag, "", "false", k_shown, "one object"},
    },
    k_all_have);

constexpr std::array k_grade_options = joined(
    {
        k_from,
        k_own_fleet,
        k_own_touch,
        k_reading,
        k_time_limit,
        k_branch_limit,
        k_board_threads,
        k_board_json,
        k_word,
    },
    k_all_have);

constexpr std::array k_convert_options = std::to_array<Option>({
    k_from,
    {"to", "", text, "FORMAT", "json", k_boards, "how to write them"},
    {"output", "o", text, "FILE", "", k_kept, "write there instead of printing"},
    k_help,
    k_version,
});

constexpr std::array k_show_options = std::to_array<Option>({
    k_from,
    {"answers", "", flag, "", "false", k_shown, "also the first answer that comes with a board"},
    {"plot", "o", text, "FILE", "", k_kept,
     "draw A4 pages instead, as .pdf, .svg or .png by the file's name"},
    k_help,
    k_version,
});

}  // namespace

const Command& convert_command() {
  static const Command command{
      "convert",         "FILE...",       false, "write printed boards in another format",
      k_convert_options, convert_examples};
  return command;
}

const Command& show_command() {
  static const Command command{"show",         "FILE...",
                               false,          "show printed boards, or draw pages of them",
                               k_show_options, show_examples};
  return command;
}

const Command& check_command() {
  static const Command command{
      "check",         "FILE...",
      false,           "say whether printed boards have no answer, one or several",
      k_check_options, check_examples};
  return command;
}

const Command& generate_command() {
  static const Command command{"generate",
                               "[CONFIG.toml]",
                               true,
                               "make boards with one answer and nothing printed in vain",
                               k_generate_options,
                               generate_examples};
  return command;
}

const Command& solve_command() {
  static const Command command{
      "solve",         "FILE...",     false, "print the answers of boards, or how rules find them",
      k_solve_options, solve_examples};
  return command;
}

const Command& hint_command() {
  static const Command command{"hint",         "FILE",
                               false,          "print the cheapest next step on a board",
                               k_hint_options, hint_examples};
  return command;
}

const Command& grade_command() {
  static const Command command{"grade",         "FILE...",     false, "say which rules boards need",
                               k_grade_options, grade_examples};
  return command;
}

}  // namespace flotilla::jobs
