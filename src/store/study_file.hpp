// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "store/provenance.hpp"

namespace flotilla::store {

/// One number that the draws of a space say together.
struct StudyFigure {
  std::string name, title, unit;
  double value = 0;
  double low = 0, high = 0;  ///< 95 % interval; not a number where there is none
};

/// What a study found in one space.
struct StudySpaceRecord {
  std::string space;        ///< "6x6", or the name of a file of boards
  std::string problem;      ///< canonical text; "" for a file
  std::uint64_t draws = 0;  ///< of the whole study
  std::uint64_t first = 0;  ///< index of the first record here
  bool is_whole = false;    ///< every placement once, instead of random draws
  std::vector<std::vector<std::uint64_t>> records;  ///< by field, then by draw
  std::vector<StudyFigure> figures;                 ///< of the records here; none without any

  /// How many draws are here.
  [[nodiscard]] std::uint64_t done() const { return records.empty() ? 0 : records.front().size(); }
};

/// A study, or slices of it, as its file holds it; its HDF5 layout is in schema.hpp.
struct StudyRecord {
  std::string study;  ///< its name
  std::string asked;  ///< all that the records depend on
  std::uint64_t seed = 0;
  std::vector<std::string> fields, meanings;
  std::vector<StudySpaceRecord> spaces;

  // What another run may change.
  std::string config_toml;
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank
};

struct StudyFile {
  StudyRecord record;
  Provenance provenance;
};

/// Write a study, atomically. @throws FileError  if it cannot be written.
void write_study_file(const std::filesystem::path& path, const StudyRecord& record,
                      const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not fit
///                    together.
[[nodiscard]] StudyFile read_study_file(const std::filesystem::path& path);

}  // namespace flotilla::store
