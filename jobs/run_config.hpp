// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla run CONFIG.toml [OPTIONS]`: the command that the config file names, to be called with these very
/// arguments. Prints the text of --help or --version instead if that stands where the file should. Collective.
///
/// @param args  after the command's name.
/// @return  the command and, after spaces, words that come before these arguments ("study ladder"); nothing if no work is left.
/// @throws CommonError  if no file is given, or it names no command that takes a config file.
[[nodiscard]] std::optional<std::string> command_of_run(const std::vector<std::string>& args,
                                                        shard::Communicator& ranks);

}  // namespace flotilla::jobs
