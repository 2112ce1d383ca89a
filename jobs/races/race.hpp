// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "jobs/options/option_values.hpp"
#include "jobs/options/race_options.hpp"
#include "shard/communicator.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// `flotilla race ARGS` and `flotilla torus ARGS`. Collective over `ranks`; rank 0 prints and writes.
/// @param command       race_command() or torus_command()
/// @param command_line  as typed, for the file's provenance
/// @throws CommonError  for what all ranks hit alike; anything else for a failure of this rank alone.
[[nodiscard]] ExitCode race(const Command& command, const std::vector<std::string>& args,
                            const std::string& command_line, shard::Communicator& ranks);

/// `flotilla merge` of slices of races, on rank 0: prints their sums, and writes them if a file is named.
/// @param values  of merge_command()
/// @throws FileError  for a file that cannot be read, or does not belong to the others.
void merge_races(const std::vector<std::string>& paths, const OptionValues& values,
                 store::Provenance provenance);

}  // namespace flotilla::jobs
