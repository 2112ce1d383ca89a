// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jobs/count/agreement.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/option_values.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "shard/communicator.hpp"

/// What every command does alike.
namespace flotilla::jobs {

/// The text that --help or --version asks for, or nothing.
[[nodiscard]] std::optional<std::string> general_text(const OptionValues& values);

/// Prints on rank 0, to stdout. Collective. @throws CommonError  if it did not arrive.
void print_on_first(shard::Communicator& ranks, const std::string& text);

/// What a command that sweeps was asked to do.
template <typename Settings>
struct Asked {
  OptionValues values;
  Settings settings;
};

/// Reads the options and, with what the machine adds, has `settings_of(values)` check them. Prints the
/// text of --help, --version or --dump-config instead: then nothing is left to do. Collective.
/// @throws CommonError  as read_options and settings_of.
template <typename SettingsOf>
[[nodiscard]] auto read_settings(const Command& command, const std::vector<std::string>& args,
                                 shard::Communicator& ranks, SettingsOf settings_of) {
  using Result = Asked<decltype(settings_of(std::declval<const OptionValues&>()))>;
  std::optional<Result> asked;
  OptionValues values = read_options(command, args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return asked;
  }
  const MachineShare share = machine_share(ranks);
  alike([&] {
    add_machine_values(values, share);
    asked.emplace(Result{values, settings_of(values)});
  });
  if (!values.flag("dump-config")) return asked;
  print_on_first(ranks, asked->settings.config_toml);
  asked.reset();
  return asked;
}

}  // namespace flotilla::jobs
