// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "jobs/options/whole_range.hpp"

/// What an option is: the one list that the command line, config files, --help and --dump-config call.
namespace flotilla::jobs {

/// How a value is written in a config file.
enum class OptionKind {
  flag,      // true or false; on the command line its presence
  number,    // a whole number
  text,      // a string
  list,      // a string with commas, or an array of strings
  quantity,  // a string such as "8GiB", or a whole number
};

struct Option {
  std::string_view name;        // "threads", as --threads and as the key of a config file
  std::string_view short_name;  // "o", or empty
  OptionKind kind;
  std::string_view value;    // how --help calls the value; empty for flags
  std::string_view initial;  // when not given; empty: nothing, or found out from the machine
  std::string_view section;  // of --help
  std::string_view help;     // without the range of a number, which --help adds
  WholeRange allowed = {};   // of a number
  bool is_in_config = true;
};

/// A command of the program.
struct Command {
  std::string_view name;     // "count"
  std::string_view files;    // how --help calls its files, such as "[CONFIG.toml]"
  bool has_config = false;   // its one file is a config file
  std::string_view summary;  // one line
  std::span<const Option> options;
  std::string (*more_help)();  // examples and rules, below the options
};

[[nodiscard]] const Command& count_command();
[[nodiscard]] const Command& closed_form_command();
[[nodiscard]] const Command& marginals_command();
[[nodiscard]] const Command& lines_command();
[[nodiscard]] const Command& price_command();
[[nodiscard]] const Command& draw_command();
[[nodiscard]] const Command& rank_command();
[[nodiscard]] const Command& sampler_check_command();
[[nodiscard]] const Command& convert_command();
[[nodiscard]] const Command& show_command();
[[nodiscard]] const Command& check_command();
[[nodiscard]] const Command& solve_command();
[[nodiscard]] const Command& generate_command();
[[nodiscard]] const Command& study_command();
[[nodiscard]] const Command& hint_command();
[[nodiscard]] const Command& grade_command();
[[nodiscard]] const Command& inspect_command();
[[nodiscard]] const Command& run_command();
[[nodiscard]] const Command& merge_command();
[[nodiscard]] const Command& tables_command();
[[nodiscard]] const Command& plot_command();
[[nodiscard]] const Command& report_command();
[[nodiscard]] const Command& status_command();
/// In the order to show them.
[[nodiscard]] std::span<const Command* const> all_commands();

/// `name` in `options`, or null.
[[nodiscard]] const Option* find_option(std::span<const Option> options, std::string_view name);

/// "did you mean threads?"; underscores count as hyphens. `names` must not be empty.
[[nodiscard]] std::string suggestion(std::string_view text, std::span<const std::string_view> names,
                                     std::string_view prefix = "");

}  // namespace flotilla::jobs
