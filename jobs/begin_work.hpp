// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "jobs/count/agreement.hpp"
#include "shard/communicator.hpp"
#include "store/atomic_file.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// How every command that writes files begins: what they will say of how they were made, and that they can be written,
/// before any work is done for them. Collective.
/// @param outputs  empty ones are not asked for
/// @throws CommonError  as check_writable.
[[nodiscard]] inline store::Provenance begin_work(const std::string& command_line, int threads,
                                                  const std::vector<std::filesystem::path>& outputs,
                                                  shard::Communicator& ranks) {
  store::Provenance provenance = store::collect_provenance(command_line, ranks.size(), threads);
  on_first_rank(ranks, [&] {
    for (const std::filesystem::path& output : outputs)
      if (!output.empty()) store::check_writable(output);
  });
  return provenance;
}

}  // namespace flotilla::jobs
