// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "store/h5.hpp"

namespace flotilla::store {

/// Who made a file, when and how: never part of what is compared between runs.
struct Provenance {
  std::string program_version;
  std::string git_commit;
  std::string host;  ///< of rank 0
  std::string command_line;
  std::string start_utc;  ///< "2026-01-31T23:59:59Z"
  std::int32_t ranks = 1;
  std::int32_t threads = 1;             ///< a rank
  double seconds_total = 0;             ///< wall clock
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank

  bool operator==(const Provenance&) const = default;
};

/// Call it when the program starts: it takes version and commit of the build, host name and time now.
/// The caller fills in seconds_total and peak_memory_bytes at the end.
[[nodiscard]] Provenance collect_provenance(std::string command_line, int ranks, int threads);

/// "./flotilla count 'a b.toml'": arguments with anything but plain characters are quoted for a shell.
[[nodiscard]] std::string command_line_text(int argc, const char* const* argv);

/// Largest resident memory this process has had so far. Linux; 0 where it is not known.
[[nodiscard]] std::uint64_t peak_memory_of_process();

/// Write `provenance` as the group `provenance` of `root`.
void write_provenance(h5::Group& root, const Provenance& provenance);
[[nodiscard]] Provenance read_provenance(const h5::Group& root);

}  // namespace flotilla::store
