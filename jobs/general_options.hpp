// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "jobs/options/option_values.hpp"
#include "shard/communicator.hpp"

/// What every command does alike.
namespace flotilla::jobs {

/// The text that --help or --version asks for, or nothing.
[[nodiscard]] std::optional<std::string> general_text(const OptionValues& values);

/// Prints on rank 0, to stdout. Collective. @throws CommonError  if it did not arrive.
void print_on_first(shard::Communicator& ranks, const std::string& text);

}  // namespace flotilla::jobs
