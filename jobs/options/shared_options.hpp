// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "jobs/options/machine.hpp"
#include "jobs/options/option_list.hpp"

/// Options that several commands take, told once. For the lists of commands only.
namespace flotilla::jobs {

inline constexpr std::string_view k_question = "What to count";
inline constexpr std::string_view k_means = "How";
inline constexpr std::string_view k_shown = "What to show";
inline constexpr std::string_view k_kept = "What to keep";
inline constexpr std::string_view k_general = "General";

inline constexpr Option k_board{
    "board", "", OptionKind::text, "ROWSxCOLS", "", k_question, "one board, such as 10x10 or 8x12"};
inline constexpr Option k_fleet{"fleet",
                                "",
                                OptionKind::text,
                                "FLEET",
                                "standard",
                                k_question,
                                "LENGTH:COUNT,... such as 4:1,3:2 (COUNT may be inf), or a name"};
inline constexpr Option k_limited_fleet{"fleet",
                                        "",
                                        OptionKind::text,
                                        "FLEET",
                                        "standard",
                                        k_question,
                                        "LENGTH:COUNT,... such as 4:1,3:2, or a name"};
inline constexpr Option k_touch{"touch",
                                "",
                                OptionKind::text,
                                "RULE",
                                "none",
                                k_question,
                                "how near ships may come: none, corner or any"};
inline constexpr Option k_evidence{
    "evidence",
    "",
    OptionKind::text,
    "FILE",
    "",
    k_question,
    "what is known: a grid, shots or JSON; count what agrees (see below)"};
inline constexpr Option k_shots{"shots",
                                "",
                                OptionKind::text,
                                "SHOTS",
                                "",
                                k_question,
                                "shots in order, such as \"A1 miss, B2 hit\""};
inline constexpr Option k_answers{
    "answers",
    "",
    OptionKind::text,
    "MODEL",
    "",
    k_question,
    "what answers tell: hits, sunk, sunk_length or named; default: hits"};
inline constexpr Option k_threads{"threads",
                                  "",
                                  OptionKind::number,
                                  "N",
                                  "",
                                  k_means,
                                  "threads of this process; default: its processors",
                                  {1, k_max_threads}};
inline constexpr Option k_memory_limit{
    "memory-limit",
    "",
    OptionKind::quantity,
    "SIZE",
    "",
    k_means,
    "memory of a process, such as 8GiB; default: 90 % of what is available"};
inline constexpr Option k_instruction_set{"instruction-set",
                                          "",
                                          OptionKind::text,
                                          "SET",
                                          "auto",
                                          k_means,
                                          "auto, avx512, avx2 or portable"};
inline constexpr Option k_dry_run{"dry-run",
                                  "",
                                  OptionKind::flag,
                                  "",
                                  "false",
                                  k_means,
                                  "check the input and say what it would need; count nothing"};
inline constexpr Option k_status{"status",
                                 "",
                                 OptionKind::flag,
                                 "",
                                 "false",
                                 k_shown,
                                 "progress on stderr also when that is not a terminal"};
inline constexpr Option k_time{
    "time", "", OptionKind::flag, "", "false", k_shown, "where the time went, on stderr"};
inline constexpr Option k_config{
    "config",
    "",
    OptionKind::text,
    "FILE.toml",
    "",
    k_general,
    "options from a file, as name = value; the command line goes first",
    {},
    false};
inline constexpr Option k_dump_config{
    "dump-config",
    "",
    OptionKind::flag,
    "",
    "false",
    k_general,
    "print every value as used, as such a file, and count nothing",
    {},
    false};
inline constexpr Option k_help{"help", "h",  OptionKind::flag, "", "false", k_general, "this text",
                               {},     false};
inline constexpr Option k_version{"version",
                                  "",
                                  OptionKind::flag,
                                  "",
                                  "false",
                                  k_general,
                                  "versions of the program and what it uses",
                                  {},
                                  false};

inline constexpr Option k_checkpoint{
    "checkpoint",
    "",
    OptionKind::text,
    "DIR",
    "",
    k_kept,
    "save the state there; on SIGUSR1 or SIGTERM save it and exit 75"};
inline constexpr Option k_checkpoint_every{"checkpoint-every",
                                           "",
                                           OptionKind::quantity,
                                           "TIME",
                                           "10m",
                                           k_kept,
                                           "how often, such as 30s, 10m, 2h; 0s: after every row"};
inline constexpr Option k_resume{"resume", "",     OptionKind::flag,           "",
                                 "false",  k_kept, "go on from the checkpoint"};

inline constexpr Option k_run_time_limit{
    "time-limit",
    "",
    OptionKind::quantity,
    "TIME",
    "",
    k_kept,
    "then save and exit 75, such as 50m or 3h; needs --checkpoint"};

inline constexpr Option k_slice{
    "slice",
    "",
    OptionKind::text,
    "I/N",
    "",
    k_means,
    "only slice I of N, such as 3/16, for a job array; flotilla merge makes one file of all"};
inline constexpr Option k_seed{
    "seed", "", OptionKind::number, "S", "1", k_question, "the stream of random numbers"};

// NOLINTBEGIN(modernize-avoid-c-arrays): as std::to_array
/// Groups that stand in many lists.
inline constexpr Option k_known_board[] = {k_board,    k_fleet, k_touch,
                                           k_evidence, k_shots, k_answers};
inline constexpr Option k_engine[] = {k_threads, k_memory_limit, k_instruction_set};
inline constexpr Option k_saving[] = {k_checkpoint, k_checkpoint_every, k_resume, k_run_time_limit};
inline constexpr Option k_all_have[] = {k_config, k_dump_config, k_help, k_version};

/// One list of several, each in braces or one of the groups.
template <std::size_t... Sizes>
constexpr std::array<Option, (Sizes + ...)> joined(const Option (&... parts)[Sizes]) {
  std::array<Option, (Sizes + ...)> options{};
  auto end = options.begin();
  ((end = std::copy(std::begin(parts), std::end(parts), end)), ...);
  return options;
}

/// The same, with a list that was joined at its end.
template <std::size_t First, std::size_t Rest>
constexpr std::array<Option, First + Rest> joined(const Option (&first)[First],
                                                  const std::array<Option, Rest>& rest) {
  std::array<Option, First + Rest> options{};
  std::copy(rest.begin(), rest.end(),
            std::copy(std::begin(first), std::end(first), options.begin()));
  return options;
}
// NOLINTEND(modernize-avoid-c-arrays)

}  // namespace flotilla::jobs
