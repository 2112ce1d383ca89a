// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "fleet/board.hpp"
#include "fleet/fleet.hpp"
#include "fleet/touch.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/option_values.hpp"
#include "space/engine_options.hpp"

namespace flotilla::jobs {

/// The options that every command that sweeps has, checked.
struct SweepSettings : space::EngineOptions {
  Fleet fleet;
  Touch touch = Touch::none;

  bool dry_run = false;

  bool quiet = false;
  bool json = false;
  bool status = false;
  bool time = false;

  std::filesystem::path output;  // empty: none
  std::string config_toml;       // every option as a config file
};

/// Fills in what the machine decides when the options do not: threads, memory limit, instruction set.
void add_machine_values(OptionValues& values, const MachineShare& share);

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] SweepSettings sweep_settings(const OptionValues& values);

/// What to show and to keep: the part that commands have, too, which do not sweep. @throws InputError  as path_to_write.
void set_shown_and_kept(SweepSettings& settings, const OptionValues& values);

/// The one board of a command. @throws InputError  if none is given, or as parse_board.
[[nodiscard]] Board board_of(const OptionValues& values);

/// The file an option names. @throws InputError  if something that is not a file has its name.
[[nodiscard]] std::filesystem::path path_to_write(const OptionValues& values,
                                                  std::string_view name);

}  // namespace flotilla::jobs
