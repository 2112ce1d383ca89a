// SPDX-License-Identifier: MIT
// The commands about files: configs, results, checkpoints.
#include <array>

#include "jobs/options/help.hpp"
#include "jobs/options/shared_options.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::array k_run_options = std::to_array<Option>({
    k_help,
    k_version,
});

constexpr std::array k_merge_options = std::to_array<Option>({
    {"output", "o", text, "FILE.h5", "", k_kept, "write there; needed but for races and hunts"},

    {"quiet", "", flag, "", "false", k_shown,
     "of races and hunts, the bare numbers, without titles"},
    {"json", "", flag, "", "false", k_shown, "of races and hunts, one JSON object"},
    {"model", "", text, "DIR", "", k_shown,
     "of races, compare with the exact win rates in the limit of the plans there: configs/plans"},

    k_help,
    k_version,
});

constexpr std::array k_tables_options = std::to_array<Option>({
    {"format", "", text, "FORMAT", "md", k_shown,
     "md (Markdown), csv, tex (LaTeX) or bfile (the OEIS's lines n a(n), of one sequence)"},
    {"output", "o", text, "FILE", "", k_kept, "write there instead of printing"},
    {"missing", "", flag, "", "false", k_shown,
     "at the end a table of the published numbers without ours, and the configs that make them"},
    {"origins", "", flag, "", "false", k_shown,
     "at the end a table of how each file was made: command, program, when, how long"},

    k_help,
    k_version,
});

constexpr std::array k_plot_options = std::to_array<Option>({
    {"output", "o", text, "FILE.svg", "", k_kept,
     "write there, as a PNG if the name ends in .png; needed"},
    {"show", "", text, "WHAT", "placements", k_kept,
     "of files of flotilla count: placements, states (most alive after a row) or time (seconds)"},

    k_help,
    k_version,
});

constexpr std::array k_report_options = std::to_array<Option>({
    {"output", "o", text, "FILE.html", "", k_kept, "write there; needed"},

    k_help,
    k_version,
});

constexpr std::array k_status_options = std::to_array<Option>({
    {"quiet", "", flag, "", "false", k_shown, "the last line alone: complete, or what is missing"},

    k_help,
    k_version,
});

constexpr std::array k_inspect_options = std::to_array<Option>({
    {"same",
     "",
     flag,
     "",
     "false",
     k_general,
     "compare two files, but for times and who wrote them; exit 1 if they differ",
     {},
     false},
    k_help,
    k_version,
});

}  // namespace

const Command& run_command() {
  static const Command command{
      "run",         "CONFIG.toml [OPTIONS of its command]",
      false,         "do what a config file says, with the command it names",
      k_run_options, run_examples};
  return command;
}

const Command& merge_command() {
  static const Command command{"merge",         "FILE.h5...",
                               false,           "make one file of the slices that --slice wrote",
                               k_merge_options, merge_examples};
  return command;
}

const Command& tables_command() {
  static const Command command{"tables",
                               "FILE.h5...",
                               false,
                               "make tables of result files, beside what was published",
                               k_tables_options,
                               tables_examples};
  return command;
}

const Command& plot_command() {
  static const Command command{
      "plot",
      "FILE.h5...",
      false,
      "draw a result: cells, shots of games, numbers of lines, counts and costs against size",
      k_plot_options,
      plot_examples};
  return command;
}

const Command& report_command() {
  static const Command command{"report",
                               "FILE.h5...",
                               false,
                               "make one HTML page of results: tables, figures, how they were made",
                               k_report_options,
                               report_examples};
  return command;
}

const Command& status_command() {
  static const Command command{
      "status",         "FOLDER...",    false, "say how far runs are, and what they lack",
      k_status_options, status_examples};
  return command;
}

const Command& inspect_command() {
  static const Command command{
      "inspect",         "FILE.h5...",    false, "say what result and checkpoint files hold",
      k_inspect_options, inspect_examples};
  return command;
}

}  // namespace flotilla::jobs
