// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/option_list.hpp"

namespace flotilla::jobs {

/// What `flotilla --help` prints.
[[nodiscard]] std::string program_help();

/// What `flotilla count --help` prints: usage, options by section, examples.
[[nodiscard]] std::string command_help(const Command& command);

// What stands below the options of a command: meanings and examples. One file a kind of command.
[[nodiscard]] std::string count_examples();
[[nodiscard]] std::string closed_form_examples();
[[nodiscard]] std::string marginals_examples();
[[nodiscard]] std::string lines_examples();
[[nodiscard]] std::string price_examples();
[[nodiscard]] std::string draw_examples();
[[nodiscard]] std::string rank_examples();
[[nodiscard]] std::string sampler_check_examples();
[[nodiscard]] std::string convert_examples();
[[nodiscard]] std::string show_examples();
[[nodiscard]] std::string check_examples();
[[nodiscard]] std::string solve_examples();
[[nodiscard]] std::string hint_examples();
[[nodiscard]] std::string grade_examples();
[[nodiscard]] std::string generate_examples();
[[nodiscard]] std::string inspect_examples();
[[nodiscard]] std::string run_examples();
[[nodiscard]] std::string merge_examples();
[[nodiscard]] std::string tables_examples();
[[nodiscard]] std::string plot_examples();
[[nodiscard]] std::string report_examples();
[[nodiscard]] std::string status_examples();

}  // namespace flotilla::jobs
