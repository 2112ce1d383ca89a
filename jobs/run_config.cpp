// SPDX-License-Identifier: MIT
#include "jobs/run_config.hpp"

#include <fmt/format.h>

#include <string_view>

#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/option_values.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

/// @throws InputError  unless it is a command that takes config files.
void check_takes_config(const std::string& name, const std::string& path) {
  std::vector<std::string_view> names;
  for (const Command* command : all_commands()) {
    if (!command->has_config) continue;
    if (command->name == name) return;
    names.push_back(command->name);
  }
  throw InputError(fmt::format("{}: command = {} takes no config file; {}", path, in_quotes(name),
                               suggestion(name, names)));
}

}  // namespace

std::optional<std::string> command_of_run(const std::vector<std::string>& args,
                                          shard::Communicator& ranks) {
  if (!args.empty() && args.front().starts_with('-')) {
    const OptionValues values = read_options(run_command(), {args.front()}, ranks);
    if (const auto text = general_text(values)) {
      print_on_first(ranks, *text);
      return std::nullopt;
    }
  }
  return text_of_first_rank(ranks, [&] {
    if (args.empty())
      throw InputError(
          "no config file is given; write flotilla run CONFIG.toml, or see flotilla run --help");
    const std::string words = command_of_config(args.front());
    check_takes_config(words.substr(0, words.find(' ')), args.front());
    return words;
  });
}

}  // namespace flotilla::jobs
