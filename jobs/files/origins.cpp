// SPDX-License-Identifier: MIT
#include "jobs/files/origins.hpp"

#include <fmt/format.h>

#include "jobs/long_run/progress.hpp"
#include "store/atomic_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::jobs {

report::Page::Origin origin_of(const std::filesystem::path& path, const std::string& filetype,
                               const store::Provenance& p) {
  return {path.filename().string(),
          {{"what", filetype},
           {"command", p.command_line},
           {"program", fmt::format("flotilla {}, commit {}", p.program_version, p.git_commit)},
           {"made", fmt::format("{} on {}", p.start_utc, p.host)},
           {"took",
            fmt::format("{} on {} x {} threads, at most {} a rank", duration_text(p.seconds_total),
                        p.ranks, p.threads, store::size_text(p.peak_memory_bytes))}}};
}

report::ResultTable table_of_origins(std::span<const std::filesystem::path> paths) {
  report::ResultTable table;
  table.title = "How each file was made";
  table.columns = {{"file"}};
  for (const std::filesystem::path& path : paths) {
    const store::h5::File file = store::open_sealed(path);
    report::Page::Origin origin =
        origin_of(path, store::filetype_of(file.root()), store::read_provenance(file.root()));
    table.rows.push_back({std::move(origin.file)});
    for (auto& [name, value] : origin.facts) {
      if (table.rows.size() == 1) table.columns.push_back({name});
      table.rows.back().push_back(std::move(value));
    }
  }
  return table;
}

}  // namespace flotilla::jobs
