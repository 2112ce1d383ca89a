// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "store/count_record.hpp"
#include "store/provenance.hpp"

namespace flotilla::store {

/// What a `count` file holds; its HDF5 layout is in schema.hpp.
struct CountFile {
  std::vector<CountRecord> records;
  Provenance provenance;
};

/// Write a series of counted boards (often of one), atomically: `path` is replaced as a whole or not
/// at all.
///
/// @param records  in the order to keep; every Coefficient::used as long as polynomial_lengths; no
///                 negative counts.
/// @throws FileError  if it cannot be written (names the file and the system's reason).
void write_count_file(const std::filesystem::path& path, std::span<const CountRecord> records,
                      const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or says
///                    the count in two ways that differ.
[[nodiscard]] CountFile read_count_file(const std::filesystem::path& path);

/// Whether two sealed files (of any type) hold the same, bit for bit, but for what depends on the run:
/// provenance, options, seconds, memory (schema::k_of_the_run).
///
/// @param first_difference  if not null, receives what differs first ("/counts/0000 count: ..."), or ""
/// @throws FileError  if a file cannot be read.
[[nodiscard]] bool same_but_for_times(const std::filesystem::path& file_a,
                                      const std::filesystem::path& file_b,
                                      std::string* first_difference = nullptr);

}  // namespace flotilla::store
