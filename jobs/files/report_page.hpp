// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// `flotilla report FILE.h5... -o FILE.html`: all tables and figures of results on one page. Rank 0 does it.
///
/// @param args  after the command's name.
/// @throws CommonError  for bad usage, or files that cannot be read or written.
[[nodiscard]] ExitCode report_page(const std::vector<std::string>& args,
                                   shard::Communicator& ranks);

}  // namespace flotilla::jobs
