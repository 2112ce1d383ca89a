// SPDX-License-Identifier: MIT
// The commands that ask about cells and lines.
#include <array>

#include "jobs/options/help.hpp"
#include "jobs/options/shared_options.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::array k_marginals_options = joined(
    k_known_board, k_engine,
    {
        k_dry_run,

        {"by", "", list, "LIST", "", k_shown,
         "also a map for each length, printed shape or axis: length, shape, axis or several"},
        {"quiet", "", flag, "", "false", k_shown,
         "the placements of each cell, a line a row, and their total alone"},
        {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept,
         "write every number, as an integer, a fraction and a probability"},
        {"plot", "", text, "FILE.svg", "", k_kept,
         "draw the map; as a PNG if the name ends in .png"},
    },
    k_saving, k_all_have);

constexpr std::array k_lines_options =
    joined(k_known_board,
           {
               {"rows", "", flag, "", "false", k_question,
                "rows alone; default: rows and columns. Needed where numbers of rows are known"},
               {"columns", "", flag, "", "false", k_question, "columns alone"},
               {"pair", "", text, "ROW,ROW", "", k_question,
                "also two rows together, counted from 1, such as 1,2"},
           },
           k_engine,
           {
               k_dry_run,

               {"quiet", "", flag, "", "false", k_shown,
                "the placements alone: a line a row or column, a number for each of 0, 1, 2, ... "
                "ship cells"},
               {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},
               k_status,
               k_time,

               {"output", "o", text, "FILE.h5", "", k_kept,
                "write every number, as an integer, a fraction and a probability"},
           },
           k_saving, k_all_have);

}  // namespace

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

}  // namespace flotilla::jobs
