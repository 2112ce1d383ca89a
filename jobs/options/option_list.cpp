// SPDX-License-Identifier: MIT
#include "jobs/options/option_list.hpp"

#include <algorithm>
#include <array>

#include "fleet/likeness.hpp"
#include "fleet/parse.hpp"
#include "jobs/options/hunt_options.hpp"
#include "jobs/options/race_options.hpp"

namespace flotilla::jobs {

std::span<const Command* const> all_commands() {
  static const std::array commands = {
      &count_command(),   &marginals_command(), &lines_command(),         &price_command(),
      &draw_command(),    &rank_command(),      &sampler_check_command(), &closed_form_command(),
      &convert_command(), &show_command(),      &check_command(),         &solve_command(),
      &hint_command(),    &grade_command(),     &generate_command(),      &study_command(),
      &hunt_command(),    &advise_command(),    &play_command(),          &optimal_command(),
      &race_command(),    &torus_command(),     &finite_boards_command(), &run_command(),
      &merge_command(),   &tables_command(),    &plot_command(),          &report_command(),
      &status_command(),  &inspect_command()};
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
  if (!is_like(wanted, nearest)) return "see flotilla --help, or --help after a command";
  return "did you mean " + std::string(prefix) + std::string(nearest) + "?";
}

}  // namespace flotilla::jobs
