// SPDX-License-Identifier: MIT
// The commands about printed boards.
#include <array>

#include "jobs/options/help.hpp"
#include "jobs/options/shared_options.hpp"

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

}  // namespace flotilla::jobs
