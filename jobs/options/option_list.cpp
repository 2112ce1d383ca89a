// SPDX-License-Identifier: MIT
#include "jobs/options/option_list.hpp"

#include <algorithm>
#include <array>

#include "fleet/parse.hpp"
#include "jobs/options/help.hpp"
#include "jobs/options/race_options.hpp"
#include "jobs/options/shared_options.hpp"
#include "jobs/options/study_options.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::array k_inspect_options = std::to_array<Option>({
    {"same", "", flag, "", "false", k_general,
     "compare two files, but for times and who wrote them; exit 1 if they differ", false},
    k_help,
    k_version,
});

}  // namespace

const Command& inspect_command() {
  static const Command command{
      "inspect",         "FILE.h5...",    false, "say what result and checkpoint files hold",
      k_inspect_options, inspect_examples};
  return command;
}

std::span<const Command* const> all_commands() {
  static const std::array commands = {
      &count_command(),   &marginals_command(), &lines_command(),         &price_command(),
      &draw_command(),    &rank_command(),      &sampler_check_command(), &closed_form_command(),
      &convert_command(), &show_command(),      &check_command(),         &solve_command(),
      &hint_command(),    &grade_command(),     &generate_command(),      &race_command(),
      &torus_command(),   &merge_command(),     &finite_boards_command(), &study_command(),
      &inspect_command()};
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
